import { fileOf, type Screen } from './wanted.ts';

const STYLE = `
body { margin: 1rem; background: #777; font: 14px/1.4 sans-serif; }
h2 { margin: 1.5rem 0 0.5rem; color: #fff; }
div { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; align-items: start; }
img { inline-size: 100%; max-block-size: 40rem; object-fit: cover; object-position: top; }
`;

/** One page of HTML that shows the pictures of one width, a row for each page of the site. */
export const sheetOf = (screens: readonly Screen[]): string => {
  const rows = Map.groupBy(screens, ({ path }) => path);
  const shown = [...rows].map(([path, row]) => {
    const pictures = row.map((screen) => {
      const file = fileOf(screen);
      return `<a href="${file}"><img src="${file}" loading="lazy" alt="${screen.locale}, ${screen.scheme}"></a>`;
    });
    return `<h2>${path}</h2><div>${pictures.join('')}</div>`;
  });
  const width = screens[0]?.width ?? '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens, ${width} px</title><style>${STYLE}</style>${shown.join('\n')}</html>\n`;
};
