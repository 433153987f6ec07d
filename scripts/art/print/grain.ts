/** Paper grain as a filter: darkens a little, and stays inside the drawing's own shape. */
export const grain = (id = 'grain', amount = 0.15, frequency = 0.8): string =>
  `<filter id="${id}" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 .18  0 0 0 0 .09  0 0 0 0 .06  0 0 0 -${(amount * 4.2).toFixed(2)} ${(amount * 2.35).toFixed(2)}" result="g"/><feComposite in="g" in2="SourceAlpha" operator="in" result="gi"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="gi"/></feMerge></filter>`;

type Picture = {
  width: number;
  height: number;
  label: string;
  defs?: string;
  content: string;
  grainAmount?: number;
};

/** A whole picture: the content lies under one grain. */
export const picture = ({
  width,
  height,
  label,
  defs = '',
  content,
  grainAmount = 0.075,
}: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}"><defs>${grain('grain', grainAmount)}${defs}</defs><g filter="url(#grain)">${content}</g></svg>`;
