import { UserRound } from 'lucide-react';

const SIZES = {
  card: { pixels: 72, box: 'size-18', icon: 32 },
  page: { pixels: 128, box: 'size-32', icon: 56 },
} as const;

type Props = {
  /** Where the picture is shown from; without one there is a figure in its place. */
  address: string | undefined;
  size: keyof typeof SIZES;
};

/** The round picture of a tutor, whose name always stands beside it. */
export const TutorPicture = ({ address, size }: Props) => {
  const { pixels, box, icon } = SIZES[size];
  return address ? (
    <img
      src={address}
      alt=""
      width={pixels}
      height={pixels}
      loading={size === 'card' ? 'lazy' : undefined}
      className={`${box} shrink-0 rounded-full object-cover`}
    />
  ) : (
    <span
      className={`${box} grid shrink-0 place-content-center rounded-full bg-jade-soft text-jade`}
    >
      <UserRound size={icon} aria-hidden="true" />
    </span>
  );
};
