import { P, glyph, grain, line, linear, radial, times } from './kit.ts';

const BODY =
  'M198 132C116 150 84 192 84 236C84 280 118 320 198 338L314 338C394 320 428 280 428 236C428 192 396 150 314 132Z';

const ribs = [-0.82, -0.56, -0.28, 0.28, 0.56, 0.82]
  .map((k) => {
    const x = 256 + k * 150;
    return `<path d="M${256 + k * 58} 134C${x} 168 ${x} 300 ${256 + k * 58} 336"/>`;
  })
  .join('');

const tassel = times(13, (i) => {
  const k = i / 12 - 0.5;
  const x = 256 + k * 30;
  const end = 256 + k * 62;
  return `<path d="M${x.toFixed(1)} 404C${(x + k * 8).toFixed(1)} 430 ${end.toFixed(1)} 446 ${(end + Math.sin(i * 1.9) * 2).toFixed(1)} ${(482 - Math.abs(k) * 14 + (i % 2) * 5).toFixed(1)}" stroke="${[P.redL, P.red, P.redD][i % 3]}"/>`;
});

export const springLantern = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="30 20 452 472" role="img" aria-label="Red paper lantern"><defs>${grain('grain', 0.12, 0.9)}${radial(
  'body',
  [
    [0, '#FF9A5A'],
    [0.28, '#EE5C3B'],
    [0.66, P.red],
    [1, P.redD],
  ],
  0.42,
  0.46,
  0.68,
)}${linear(
  'cap',
  [
    [0, P.goldD],
    [0.22, P.gold],
    [0.38, '#FFE9AE'],
    [0.6, P.gold],
    [1, '#8E5A1C'],
  ],
  1,
  0,
)}${radial('glow', [
  [0, '#FFC36B', 0.55],
  [0.55, '#FF9A4A', 0.16],
  [1, '#FF9A4A', 0],
])}<clipPath id="cb"><path d="${BODY}"/></clipPath></defs>
<circle cx="256" cy="238" r="222" fill="url(#glow)"/>
<g filter="url(#grain)" stroke-linecap="round" stroke-linejoin="round">
<path d="M256 24C240 24 236 44 256 48C276 44 272 24 256 24Z" fill="none" stroke="${P.goldD}" stroke-width="6"/><path d="M256 46V96" stroke="${P.ink}" stroke-width="7"/><path d="M256 46V96" stroke="${P.gold}" stroke-width="3.4"/>
<circle cx="256" cy="76" r="9" fill="${P.jade}" stroke="${P.ink}" stroke-width="4"/><circle cx="253" cy="73" r="2.6" fill="#CFEBD4"/>
<path d="${BODY}" fill="url(#body)"/>
<g clip-path="url(#cb)"><path d="M314 132C410 160 440 216 396 292C372 326 330 340 290 346L430 350L440 130Z" fill="${P.deep}" opacity=".30"/><g fill="none" stroke="${P.redD}" stroke-width="4.2" opacity=".72">${ribs}</g><g fill="none" stroke="#FFB27A" stroke-width="1.8" opacity=".55" transform="translate(4 0)">${ribs}</g><path d="M112 220C114 188 142 164 176 154C150 176 136 198 134 232C133 246 112 244 112 220Z" fill="#FFD9A6" opacity=".60"/><ellipse cx="128" cy="262" rx="7" ry="11" fill="#FFD9A6" opacity=".5"/><path d="M84 300C150 350 360 352 430 296L430 350L84 350Z" fill="${P.deep}" opacity=".20"/></g>
<circle cx="256" cy="235" r="66" fill="${P.gold}" opacity=".16"/>${glyph('福', 194, 177, 124, P.goldL, { extra: `stroke="${P.goldD}" stroke-width="20" paint-order="stroke" stroke-linejoin="round"` })}
<path d="${BODY}" fill="none" ${line(7)}/>
<path d="M186 112Q256 100 326 112L320 142Q256 156 192 142Z" fill="url(#cap)" ${line(6.5)}/><path d="M205 90Q256 80 307 90L312 112Q256 102 200 112Z" fill="url(#cap)" ${line(6.5)}/><path d="M192 328Q256 342 320 328L326 358Q256 372 186 358Z" fill="url(#cap)" ${line(6.5)}/><path d="M208 364Q256 374 304 364L298 382Q256 392 214 382Z" fill="url(#cap)" ${line(6)}/>
<g fill="none" stroke="#8E5A1C" stroke-width="2.6" opacity=".85"><path d="M204 127q9-9 18 0t18 0t18 0t18 0t18 0t14 0"/><path d="M204 345q9 9 18 0t18 0t18 0t18 0t18 0t14 0"/></g>
<path d="M256 386V398" ${line(7)}/><g fill="none" stroke-width="5.6"><path d="M239 404C236 436 226 458 224 478M273 404C276 436 286 458 288 478" stroke="${P.ink}" stroke-width="8"/>${tassel}</g><path d="M238 392Q256 386 274 392L277 410Q256 418 235 410Z" fill="url(#cap)" ${line(5.5)}/>
</g></svg>`;
