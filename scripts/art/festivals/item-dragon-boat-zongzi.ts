import { P, type Point, grain, line, linear, radial, times } from './kit.ts';

// A tetrahedral dumpling: three leaf planes meeting at a point left of centre.
const A: Point = [232, 74];
const L: Point = [66, 372];
const R: Point = [452, 352];
const M: Point = [246, 420];
const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
const s = (p: Point): string => p.map((v) => v.toFixed(1)).join(' ');
const veins = (n: number, draw: (k: number) => string): string =>
  times(n, (i) => draw((i + 1) / (n + 1)));

const rightVeins = veins(9, (k) => {
  const foot = mix(R, M, k);
  const middle = mix(A, foot, 0.55);
  return `<path d="M${s(mix(A, foot, 0.02))}Q${s([middle[0] + 10, middle[1] - 8])} ${s(foot)}" stroke="${k > 0.5 ? '#3E7D4E' : '#184635'}" stroke-width="${k === 0.5 ? 5 : 2.6}" opacity=".75"/>`;
});
const leftVeins = veins(8, (k) => {
  const foot = mix(L, M, k);
  const middle = mix(A, foot, 0.5);
  return `<path d="M${s(mix(A, [150, 230], 0.02))}Q${s([middle[0] - 12 + k * 14, middle[1]])} ${s(foot)}" stroke="${k > 0.6 ? '#2F6A45' : '#4C8A50'}" stroke-width="2.8" opacity=".8"/>`;
});
const strings = [
  'M126 250C176 300 318 318 402 262',
  'M112 276C170 330 330 344 420 286',
  'M206 112C232 136 262 136 290 118',
  'M198 126C228 152 268 150 300 132',
]
  .map(
    (d) =>
      `<path d="${d}" fill="none" ${line(12.5)}/><path d="${d}" fill="none" ${line(7, P.red)}/><path d="${d}" fill="none" stroke="#F6C7A0" stroke-width="2" stroke-dasharray="5 9" opacity=".9"/>`,
  )
  .join('');

const LEFT = 'M232 70C212 84 70 332 58 366C54 384 66 392 84 396L236 428C246 430 252 424 251 414Z';
const RIGHT =
  'M228 74C246 60 256 76 268 92L456 336C466 350 462 364 446 368L262 426C248 430 240 424 241 412Z';

export const zongzi = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="46 24 460 436" role="img" aria-label="Zongzi, rice dumpling in bamboo leaves"><defs>${grain('grain', 0.12, 0.9)}${linear(
  'l',
  [
    [0, '#8CBF74'],
    [0.5, '#5E9E5C'],
    [1, '#3F7F4F'],
  ],
  0.7,
  1,
)}${linear(
  'r',
  [
    [0, '#4C8A50'],
    [0.55, '#2F6A45'],
    [1, '#1E4F3B'],
  ],
  1,
  1,
)}${linear(
  't',
  [
    [0, '#A9D186'],
    [1, '#5C9A55'],
  ],
  1,
  0.6,
)}<clipPath id="cl"><path d="${LEFT}"/></clipPath><clipPath id="cr"><path d="${RIGHT}"/></clipPath>${radial(
  'sh',
  [
    [0, '#3A2A1C', 0.38],
    [0.6, '#3A2A1C', 0.2],
    [1, '#3A2A1C', 0],
  ],
)}</defs><ellipse cx="266" cy="424" rx="220" ry="34" fill="url(#sh)"/>
<g filter="url(#grain)" stroke-linejoin="round" stroke-linecap="round">
<path d="M236 96C214 60 176 40 128 40C150 62 176 92 206 128Z" fill="url(#t)" ${line(6.5)}/><path d="M140 46C172 60 198 84 218 114" fill="none" ${line(3, '#2F6A45')}/><path d="M240 92C262 52 306 30 352 34C330 54 300 92 274 128Z" fill="#4C8A50" ${line(6.5)}/><path d="M340 40C306 54 276 80 258 114" fill="none" ${line(3, '#1E4F3B')}/><path d="M404 330C446 318 478 334 494 362C462 376 428 380 400 372Z" fill="#3F7F4F" ${line(6.5)}/><path d="M412 350C440 346 466 352 484 360" fill="none" ${line(3, '#1E4F3B')}/>
<path d="${RIGHT}" fill="url(#r)"/><g clip-path="url(#cr)" fill="none">${rightVeins}<path d="M300 140C372 214 420 290 446 352L470 340L300 96Z" fill="#0E3A30" opacity=".35"/><path d="M262 426C330 408 400 386 446 368L440 330C380 366 312 392 244 400Z" fill="#0E3A30" opacity=".30"/></g>
<path d="${LEFT}" fill="url(#l)"/><g clip-path="url(#cl)" fill="none">${leftVeins}<path d="M214 120C168 196 118 280 92 344C84 362 96 360 104 346C134 286 178 208 220 140Z" fill="#DDF0B0" opacity=".55"/><path d="M58 372L240 432L252 398C190 394 120 380 66 352Z" fill="#1E4F3B" opacity=".30"/></g>
<path d="M74 378C120 300 196 262 300 268C292 318 262 372 244 424C186 418 118 404 74 378Z" fill="url(#t)" ${line(6)}/><g fill="none" stroke="#4C8A50" stroke-width="2.8" opacity=".85"><path d="M92 376C144 318 206 286 288 276"/><path d="M112 386C164 334 220 304 286 290"/><path d="M140 396C188 350 234 324 280 308"/><path d="M170 405C208 370 242 346 272 330"/><path d="M202 413C226 392 246 374 262 358"/></g><path d="M112 350C150 308 204 284 262 278C206 296 160 324 128 358C116 370 104 362 112 350Z" fill="#EDF7C4" opacity=".6"/>
<path d="M232 70C212 84 70 332 58 366C54 384 66 392 84 396L236 428C246 431 256 429 262 426L446 368C462 364 466 350 456 336L268 92C256 76 246 62 232 70Z" fill="none" ${line(7.5)}/>
${strings}
<path d="M262 312C222 286 188 298 190 324C192 346 232 342 262 318Z" fill="${P.red}" ${line(6)}/><path d="M272 312C306 278 346 286 346 314C346 338 302 342 272 320Z" fill="${P.redL}" ${line(6)}/><path d="M262 322C252 350 238 376 214 396L238 402C256 382 268 352 272 326Z" fill="${P.redD}" ${line(6)}/><path d="M270 322C282 348 300 368 326 382L306 396C284 378 268 350 262 326Z" fill="${P.red}" ${line(6)}/><path d="M204 320C214 306 234 306 250 314" fill="none" ${line(3.4, '#F7B08C')}/><path d="M286 310C300 296 320 294 332 304" fill="none" ${line(3.4, '#FBD0B4')}/><ellipse cx="267" cy="317" rx="14" ry="12" fill="${P.redL}" ${line(6)}/><path d="M261 312q5-4 10-1" fill="none" ${line(3, '#FBD0B4')}/>
</g></svg>`;
