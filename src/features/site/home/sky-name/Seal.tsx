import { sealLines } from './painting/seal.ts';

/** The seal as it will be printed. */
export const Seal = ({ hanzi, label }: { hanzi: string; label: string }) => (
  <div
    role="img"
    aria-label={hanzi ? `${label}: ${hanzi}` : label}
    className="sky-seal"
    data-empty={hanzi === '' || undefined}
  >
    {sealLines(hanzi || '　').map((line, column) => (
      <span key={column} lang="zh-Hans" aria-hidden="true">
        {line.map((character, row) => (
          <span key={row}>{character}</span>
        ))}
      </span>
    ))}
  </div>
);
