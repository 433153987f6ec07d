type Props = { className?: string };

/** The square with its cross and diagonals in which writing is learnt (米字格). */
export const RiceGrid = ({ className }: Props) => (
  <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
    <RiceGridLines size={100} />
  </svg>
);

/** The lines of the square, to lie under a drawing. */
export const RiceGridLines = ({ size }: { size: number }) => {
  const half = size / 2;
  return (
    <path
      d={`M0 0 ${size} ${size}M${size} 0 0 ${size}M${half} 0V${size}M0 ${half}H${size}`}
      fill="none"
      stroke="var(--line)"
      strokeWidth="1"
      strokeDasharray="4 4"
      vectorEffect="non-scaling-stroke"
    />
  );
};
