import { halo, item, line, linear, radial } from './kit.ts';

const swirl = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-120 20C-146 20-150-8-124-12C-122-40-82-46-70-26C-58-60-4-62 6-28C24-46 62-38 62-12C92-22 112 4 92 20Z" fill="url(#mist)" ${line(3, '#6F8494')}/><path d="M-104 8C-96-8-76-4-80 8M-50 6C-46-22-10-22-14 2C-16 12-30 10-28 0M22 8C28-10 52-6 46 8" fill="none" ${line(2.6, '#6F8494')}/></g>`;

export const moon = item(
  'Full moon',
  320,
  306,
  halo('aura', '#FFF0BE', 0.75) +
    radial(
      'disc',
      [
        [0, '#FFFDF0'],
        [0.5, '#FFF3C8'],
        [0.85, '#FBDF96'],
        [1, '#F2C86C'],
      ],
      0.4,
      0.38,
      0.66,
    ) +
    linear('mist', [
      [0, '#D5DEDC'],
      [1, '#9DB2BA'],
    ]) +
    '<clipPath id="round"><circle cx="160" cy="150" r="108"/></clipPath>',
  `<circle cx="160" cy="150" r="150" fill="url(#aura)"/><circle cx="160" cy="150" r="108" fill="url(#disc)"/>
<g clip-path="url(#round)"><path d="M200 44C262 110 246 210 160 262L290 270V40Z" fill="#D99A3E" opacity=".2"/>
<g fill="#E3BC6A" opacity=".62"><path d="M150 214C128 214 116 200 120 184C122 172 134 166 142 162C134 150 140 136 152 130C144 112 140 88 148 78C158 82 162 104 162 122C166 106 174 88 184 88C186 102 178 120 170 132C182 138 186 150 180 162C196 170 204 188 196 202C190 212 170 214 150 214Z"/><path d="M200 214C196 196 200 184 206 182H238C244 184 248 196 244 214Z"/><path d="M206 182Q222 190 238 182Q222 174 206 182Z" fill="#C99A45"/><path d="M218 184L204 118L212 116L228 182Z"/><path d="M176 150C188 146 200 142 206 138L210 146C202 152 190 158 180 160Z"/></g>
<g fill="#EBCB80" opacity=".5"><circle cx="92" cy="118" r="15"/><circle cx="116" cy="82" r="9"/><circle cx="86" cy="168" r="10"/><circle cx="236" cy="108" r="13"/><circle cx="222" cy="78" r="6"/><circle cx="110" cy="218" r="8"/></g><path d="M66 140C70 96 100 62 142 54C110 74 88 104 82 146C80 158 66 156 66 140Z" fill="#fff" opacity=".8"/></g>
<circle cx="160" cy="150" r="108" fill="none" ${line(4, '#8A5E22')}/>
${swirl(82, 236, 0.58)}${swirl(246, 250, 0.5)}`,
);
