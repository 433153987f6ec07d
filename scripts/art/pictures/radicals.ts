import { at, gradient, halo, outline, repeat, round } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { arrow, cloud, crown, propDefs, words } from './props.ts';

const SIZE = 800;

type Radical = {
  label: string;
  character: string;
  /** The old pictograph, as brush lines in a square of 100 units around (0, 0). */
  pictograph: string;
  top: string;
  low: string;
  defs?: string;
  /** The thing itself, inside the round window (centre 400, 268, radius 226). */
  thing: string;
};

const practiceCell = (x: number, y: number, size: number, character: string) =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="8" fill="${palette.cream}" ${outline(5)}/><path d="M${x + size * 0.7} ${y + 4}C${x + size * 0.96} ${y + size * 0.4} ${x + size * 0.8} ${y + size * 0.9} ${x + size * 0.5} ${y + size - 4}H${x + size - 4}V${y + 4}Z" fill="${palette.goldD}" opacity=".14"/><g fill="none" stroke="${palette.redL}" stroke-width="3" opacity=".65"><rect x="${x + 11}" y="${y + 11}" width="${size - 22}" height="${size - 22}"/><path stroke-dasharray="7 8" d="M${x + size / 2} ${y + 11}V${y + size - 11}M${x + 11} ${y + size / 2}H${x + size - 11}M${x + 11} ${y + 11}L${x + size - 11} ${y + size - 11}M${x + size - 11} ${y + 11}L${x + 11} ${y + size - 11}"/></g>${words(character, x + size / 2, y + size / 2 + 2, size * 0.86, palette.ink)}`;

const bone = (x: number, y: number, pictograph: string) =>
  at(
    x,
    y,
    `<path d="M-104-96C-60-118 44-116 92-98C112-60 116 30 100 84C60 112-48 116-98 94C-114 40-120-44-104-96Z" fill="#EBCF9C" ${outline(5)}/><path d="M60-106C92-40 84 60 20 106C56 104 84 96 100 84C116 30 112-60 92-98Z" fill="${palette.goldD}" opacity=".4"/><path d="M-88-60C-90-76-86-84-78-86C-56-94-30-96-14-96" fill="none" stroke="#FFF3D0" stroke-width="7" stroke-linecap="round"/><path d="M-100 30l26-10 12 12M104-20l-22 8M-30 106l4-18 12-8" fill="none" stroke="#9A6438" stroke-width="3" stroke-linecap="round" opacity=".7"/><g fill="none" stroke="${palette.ink}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">${pictograph}</g>`,
  );

const radicalPicture = ({
  label,
  character,
  pictograph,
  top,
  low,
  defs = '',
  thing,
}: Radical): string =>
  picture({
    width: SIZE,
    height: SIZE,
    label,
    defs:
      propDefs +
      gradient('paper', [
        [0, '#F9EFD9'],
        [1, '#EFD9AE'],
      ]) +
      gradient('window', [
        [0, top],
        [1, low],
      ]) +
      defs,
    content: `<rect width="800" height="800" fill="url(#paper)"/>${cloud(96, 96, 0.7, '#F3DDB2')}${cloud(724, 472, 0.66, '#F0D6A6')}${cloud(716, 92, 0.5, '#F3DDB2')}
<circle cx="410" cy="280" r="240" fill="${palette.woodD}" opacity=".22"/><circle cx="400" cy="268" r="244" fill="${palette.red}" ${outline(6)}/><circle cx="400" cy="268" r="235" fill="none" stroke="${palette.gold}" stroke-width="5"/><clipPath id="pane"><circle cx="400" cy="268" r="224"/></clipPath><g clip-path="url(#pane)"><rect x="170" y="40" width="460" height="460" fill="url(#window)"/>${thing}</g><circle cx="400" cy="268" r="224" fill="none" ${outline(5)}/><path d="M168 238C178 152 240 76 322 46" fill="none" stroke="${palette.goldL}" stroke-width="6" stroke-linecap="round" opacity=".9"/>
${bone(186, 644, pictograph)}${arrow(316, 650, 428, 650, 22, 12)}${at(600, 646, `<rect x="-124" y="-112" width="252" height="252" rx="10" fill="${palette.woodD}" opacity=".2"/>${practiceCell(-132, -126, 252, character)}`)}`,
  });

const mouth = radicalPicture({
  label:
    'A laughing boy calls up a hill; his open mouth becomes the old pictograph and then the character 口',
  character: '口',
  pictograph:
    '<path d="M-56-44C-52-10-48 22-38 44C-20 54 20 54 38 44C48 22 52-10 56-44"/><path d="M-52-20C-30-14 30-14 52-20"/>',
  top: '#F3BE97',
  low: '#E8976A',
  thing: `${halo('sun', 560, 110, 150, '#FFF3C4', 0.9)}<circle cx="566" cy="112" r="40" fill="${palette.redL}"/>${cloud(470, 92, 0.4)}<path d="M150 440C260 400 330 420 420 400C500 380 540 260 640 210V520H150Z" fill="#8DBBA9"/><path d="M150 470C300 440 420 450 500 410C560 380 590 330 640 300V520H150Z" fill="#7FB08A"/>${crown('k1', 590, 322, 30, 26)}<path d="M586 340v26h8v-26" fill="${palette.wood}" ${outline(3)}/>
<path d="M150 520C160 446 214 418 268 410H336C380 420 404 460 410 520Z" fill="${palette.jade}" ${outline(5)}/><path d="M336 412C380 424 402 462 408 518H350C366 476 360 440 336 412Z" fill="${palette.jadeD}" opacity=".75"/>
<path d="M250 424C250 396 242 374 228 352C186 310 188 206 240 162C292 120 372 130 398 182C406 202 406 216 404 230L428 266Q428 280 406 280C402 286 406 292 410 298L398 352C404 364 400 378 388 384C372 394 352 394 338 390C334 404 336 416 340 424Q296 446 250 424Z" fill="${palette.skin}" ${outline(5)}/><path d="M262 430C300 416 322 400 336 388C334 404 336 416 340 424Q300 442 262 430Z" fill="#D98A5E" opacity=".55"/>
<path d="M410 298C390 298 368 302 354 310C356 340 376 356 398 352C392 334 396 314 410 298Z" fill="#8A2A22" ${outline(4.6)}/><path d="M408 299C392 299 374 302 361 306C366 316 388 318 401 312Z" fill="#fff"/><path d="M368 334C376 326 388 328 394 336L398 350C386 354 374 348 368 334Z" fill="#F07A6A"/>
<path d="M398 182C372 130 292 120 240 162C196 200 188 282 214 334C226 338 240 330 246 316C238 296 242 276 256 270C262 244 280 226 300 216C340 222 376 212 398 182Z" fill="${palette.hair}" ${outline(5)}/><path d="M236 208C246 184 266 168 290 162" fill="none" stroke="#FFE9C4" stroke-width="8" stroke-linecap="round" opacity=".28"/><circle cx="272" cy="282" r="23" fill="${palette.skin}" ${outline(4.6)}/><path d="M266 276q12-4 12 10" fill="none" stroke="#B0603C" stroke-width="4" stroke-linecap="round"/>
<path d="M346 246q16-18 34-4" fill="none" ${outline(6.4)}/><path d="M344 220q18-10 38 0" fill="none" ${outline(5)}/><ellipse cx="338" cy="296" rx="24" ry="15" fill="${palette.blush}" opacity=".55"/>
${[0, 1, 2].map((ring) => `<path d="M${450 + ring * 34} ${292 - ring * 20}Q${474 + ring * 44} ${318} ${450 + ring * 34} ${350 + ring * 20}" fill="none" ${outline(15)}/><path d="M${450 + ring * 34} ${292 - ring * 20}Q${474 + ring * 44} ${318} ${450 + ring * 34} ${350 + ring * 20}" fill="none" stroke="${palette.gold}" stroke-width="8" stroke-linecap="round"/>`).join('')}`,
});

/** A tower of limestone, steep and round at the top, with trees at its foot. */
const karst = (
  x: number,
  foot: number,
  width: number,
  height: number,
  fill: string,
  dark: string,
  id: string,
) => {
  const h = width / 2;
  const top = foot - height;
  const shape = `M${x - h} ${foot}C${x - h * 0.9} ${foot - height * 0.4} ${x - h * 0.86} ${top + height * 0.24} ${x - h * 0.46} ${top + height * 0.07}Q${x} ${top - height * 0.06} ${x + h * 0.4} ${top + height * 0.06}C${x + h * 0.84} ${top + height * 0.22} ${x + h * 0.8} ${foot - height * 0.44} ${x + h} ${foot}Z`;
  return `<clipPath id="k-${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${fill}"/><g clip-path="url(#k-${id})"><path d="M${x + h * 0.1} ${top - 10}C${x + h * 0.5} ${top + height * 0.3} ${x + h * 0.1} ${foot - height * 0.4} ${x + h * 0.3} ${foot}H${x + h * 1.2}V${top - 20}Z" fill="${dark}" opacity=".75"/><path d="M${x - h * 0.4} ${top + height * 0.2}C${x - h * 0.5} ${top + height * 0.4} ${x - h * 0.34} ${top + height * 0.5} ${x - h * 0.5} ${top + height * 0.7}M${x - h * 0.04} ${top + height * 0.14}C${x - h * 0.14} ${top + height * 0.34} ${x + h * 0.02} ${top + height * 0.44} ${x - h * 0.1} ${top + height * 0.6}" fill="none" stroke="${dark}" stroke-width="4.4" stroke-linecap="round"/><path d="M${x - h * 0.66} ${top + height * 0.36}C${x - h * 0.6} ${top + height * 0.2} ${x - h * 0.4} ${top + height * 0.12} ${x - h * 0.24} ${top + height * 0.08}" fill="none" stroke="#E6EBC4" stroke-width="6" stroke-linecap="round" opacity=".7"/></g><path d="${shape}" fill="none" ${outline(5)}/>${crown(`${id}-t`, x - h * 0.1, top + 4, h * 0.42, h * 0.22, ['#6FA36B', '#3F7F5F', '#A9CF8B'], 4, palette.ink)}`;
};

const mountain = radicalPicture({
  label: 'Three karst peaks become the old pictograph and then the character 山',
  character: '山',
  pictograph:
    '<path d="M-60 44C-54 20-50-2-44-10C-36 2-30 20-24 34C-16 4-8-34 0-52C8-34 16 4 24 34C30 20 36 2 44-10C50-2 54 20 60 44Z"/>',
  top: '#F5C07A',
  low: '#FBE9C0',
  thing: `${halo('sun', 540, 130, 150, '#FFF3C4', 0.9)}<circle cx="540" cy="130" r="46" fill="${palette.redL}"/>${cloud(262, 120, 0.56)}
<path d="M150 430C170 400 180 330 206 330C232 330 236 380 262 396C300 360 316 300 344 306C380 316 380 380 420 392C460 370 470 300 500 300C530 300 540 360 570 380C600 350 610 300 660 310V520H150Z" fill="#BBD0AE"/>
${karst(400, 500, 132, 400, '#4E8C86', palette.jadeD, 'm')}${karst(262, 500, 112, 240, '#6FA88F', '#3E7A6C', 'l')}${karst(542, 500, 116, 266, '#6FA88F', '#3E7A6C', 'r')}
${cloud(330, 430, 0.86)}${cloud(520, 456, 0.8)}${cloud(214, 474, 0.7)}<path d="M150 474Q400 446 660 474V520H150Z" fill="#8CC0C0"/><path d="M300 486q14-8 28 0t28 0M430 482q14-8 28 0t28 0" fill="none" stroke="${palette.cream}" stroke-width="4" stroke-linecap="round"/>`,
});

const big = radicalPicture({
  label:
    'A child stands in a doorway with arms and legs wide open and becomes the old pictograph and then the character 大',
  character: '大',
  pictograph:
    '<path d="M0-58V-4M-56-18C-36-24-16-32 0-36C16-32 36-24 56-18M0-4C-8 16-20 38-34 54M0-4C8 16 20 38 34 54"/>',
  top: '#6FB0A8',
  low: '#E6EBC4',
  defs: gradient('door', [
    [0, '#8CC0B4'],
    [1, '#F6EBC8'],
  ]),
  thing: `<path d="M150 40H660V520H150Z" fill="#E9D3AC"/><path d="M150 448H660V520H150Z" fill="#B98D5E"/><path d="M150 448H660" ${outline(4)}/><rect x="232" y="40" width="336" height="412" fill="${palette.redD}" ${outline(5)}/><rect x="262" y="52" width="276" height="400" fill="url(#door)" ${outline(4.4)}/>${halo('sun', 400, 230, 210, '#FFF9DC', 0.9)}<path d="M262 400C320 360 360 384 410 366C460 350 500 368 538 352V452H262Z" fill="#8DBBA9"/><path d="M232 448H568L584 468H216Z" fill="#B9AE9C" ${outline(4.4)}/><path d="M242 56v392M558 56v392" stroke="${palette.redL}" stroke-width="4" opacity=".7"/>
<ellipse cx="400" cy="484" rx="140" ry="12" fill="${palette.ink}" opacity=".28"/>
<path d="M362 320L306 462H354L400 366L446 462H494L438 320Z" fill="#33475A" ${outline(5)}/><path d="M414 340L446 462H494L438 320Z" fill="${palette.ink}" opacity=".25"/><path d="M296 460H356V478H288C284 470 288 462 296 460ZM444 460H504C512 462 516 470 512 478H444Z" fill="${palette.woodD}" ${outline(5)}/>
<path d="M222 224q-18-6-26-22" ${outline(22)}/><path d="M578 224q18-6 26-22" ${outline(22)}/><circle cx="206" cy="238" r="23" fill="${palette.tan}" ${outline(5)}/><circle cx="594" cy="238" r="23" fill="${palette.tan}" ${outline(5)}/><path d="M218 226q-14-8-20-22M582 226q14-8 20-22" fill="none" stroke="${palette.tan}" stroke-width="12" stroke-linecap="round"/>
<path d="M350 206L228 214L222 262L346 270C344 300 348 320 354 334Q400 350 446 334C452 320 456 300 454 270L578 262L572 214L450 206Q400 190 350 206Z" fill="${palette.gold}" ${outline(5)}/><path d="M346 256L224 248L222 260L346 270C345 290 346 304 348 316ZM454 256L576 248L578 262L454 270C456 300 452 320 446 334Q434 338 420 341C436 310 440 280 454 256Z" fill="${palette.goldD}" opacity=".7"/><path d="M240 214L235 262M560 214L565 262" ${outline(3.4, palette.goldD)}/><path d="M368 202Q400 226 432 202" fill="${palette.cream}" ${outline(4)}/>
<circle cx="400" cy="134" r="68" fill="${palette.tan}" ${outline(5)}/><path d="M436 78C472 110 472 160 430 196C456 186 468 160 468 134C468 110 456 90 436 78Z" fill="#B0603C" opacity=".3"/><path d="M330 142C318 26 482 26 470 142C462 112 448 100 430 94C394 108 350 104 330 142Z" fill="${palette.hair}" ${outline(5)}/><path d="M352 86Q368 66 392 62" fill="none" stroke="#FFE9C4" stroke-width="8" stroke-linecap="round" opacity=".25"/><circle cx="376" cy="142" r="8" fill="${palette.ink}"/><circle cx="424" cy="142" r="8" fill="${palette.ink}"/><circle cx="378" cy="139" r="2.8" fill="#fff"/><circle cx="426" cy="139" r="2.8" fill="#fff"/><ellipse cx="358" cy="162" rx="13" ry="8" fill="${palette.blush}" opacity=".6"/><ellipse cx="442" cy="162" rx="13" ry="8" fill="${palette.blush}" opacity=".6"/><path d="M382 164Q400 170 418 164Q416 188 400 188Q384 188 382 164Z" fill="#8A2A22" ${outline(4)}/>`,
});

const riceRows = (x0: number, y0: number, x1: number, y1: number, tint: string, tops: string) =>
  repeat(4, (row) =>
    repeat(6, (column) => {
      const y = y0 + ((row + 0.75) / 4) * (y1 - y0);
      const x = x0 + ((column + 0.5 + (row % 2) * 0.2) / 6.3) * (x1 - x0);
      return `<path d="M${round(x)} ${round(y)}q-9-12-13-24M${round(x)} ${round(y)}q1-14 0-30M${round(x)} ${round(y)}q9-12 14-22" fill="none" stroke="${row % 2 ? tint : tops}" stroke-width="5" stroke-linecap="round"/>`;
    }),
  );

const field = radicalPicture({
  label: 'Four rice fields seen from above become the old pictograph and then the character 田',
  character: '田',
  pictograph:
    '<path d="M-52-50C-20-54 20-54 52-50C55-20 55 20 52 50C20 54-20 54-52 50C-55 20-55-20-52-50ZM0-52V52M-53 0H53"/>',
  top: '#8FBF7A',
  low: '#B7CF8A',
  thing: `<rect x="170" y="40" width="460" height="460" fill="#C9A166"/>${repeat(16, (i) => `<path d="M${180 + ((i * 97) % 440)} ${50 + ((i * 61) % 430)}h12" stroke="${palette.wood}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`)}
<rect x="238" y="108" width="152" height="150" rx="10" fill="#8CC0C0" ${outline(5)}/><rect x="412" y="108" width="150" height="150" rx="10" fill="#7FB574" ${outline(5)}/><rect x="238" y="280" width="152" height="150" rx="10" fill="#7FB574" ${outline(5)}/><rect x="412" y="280" width="150" height="150" rx="10" fill="#E3BC5A" ${outline(5)}/>
<path d="M243 113H385V126H256V253H243Z" fill="#3E7F8A" opacity=".4"/><path d="M417 113H557V126H430V253H417ZM243 285H385V298H256V425H243Z" fill="${palette.jadeD}" opacity=".45"/><path d="M417 285H557V298H430V425H417Z" fill="${palette.goldD}" opacity=".5"/>
${riceRows(246, 130, 384, 254, '#4C8A50', '#2F6A45')}${riceRows(420, 130, 556, 254, '#3F7F4F', '#DDF0B0')}${riceRows(246, 302, 384, 426, '#DDF0B0', '#3F7F4F')}${riceRows(420, 302, 556, 426, '#B4762A', '#FBE3AE')}
<path d="M262 190q20-8 40 0M320 226q16-6 34 0" fill="none" stroke="#E8F4EE" stroke-width="5" stroke-linecap="round"/>
${crown('k1', 206, 150, 44, 42)}${crown('k2', 600, 410, 48, 46)}${crown('k3', 204, 400, 36, 34, ['#5E9465', '#33705A', '#98C283'])}
${at(478, 340, `<ellipse cx="8" cy="34" rx="46" ry="12" fill="${palette.ink}" opacity=".28"/><path d="M-26 30C-28 0-16-14 0-14C16-14 28 0 26 30Z" fill="#3E7F9A" ${outline(4.4)}/><path d="M-56-8C-40-22-16-52 0-56C16-52 40-22 56-8Q0 10-56-8Z" fill="${palette.goldL}" ${outline(4.6)}/><path d="M0-56C16-52 40-22 56-8Q34 0 14 2C20-20 14-40 0-56Z" fill="${palette.goldD}" opacity=".5"/><path d="M0-56L-30-6M0-56L-8-2" stroke="${palette.goldD}" stroke-width="3"/>`)}
<path d="M520 70q14-16 28 0q14-16 28 0" fill="none" ${outline(5)}/>`,
});

const wood = radicalPicture({
  label: 'A tree with its branches and roots becomes the old pictograph and then the character 木',
  character: '木',
  pictograph:
    '<path d="M0-58V58M-46-44C-42-20-24-8 0-4C24-8 42-20 46-44M-46 44C-42 20-24 8 0 4C24 8 42 20 46 44"/>',
  top: '#A9D3C4',
  low: '#EFF0CF',
  thing: `${halo('sun', 250, 130, 160, '#FFF3C4', 0.9)}${cloud(250, 150, 0.56)}${cloud(574, 110, 0.5)}<path d="M150 360C250 330 330 350 420 336C520 324 580 350 660 340V520H150Z" fill="#8FBF8A"/><path d="M150 372Q400 348 660 372V520H150Z" fill="#B98558"/><path d="M150 372Q400 348 660 372V392Q400 368 150 392Z" fill="#6FA36B"/><path d="M150 372Q400 348 660 372" fill="none" ${outline(4.4)}/>
<path d="M388 380C360 400 320 410 288 448M400 384V480M412 380C440 400 480 410 512 448M392 396C372 420 356 432 344 470M408 396C428 420 446 432 456 470" fill="none" ${outline(21)}/><path d="M388 380C360 400 320 410 288 448M400 384V480M412 380C440 400 480 410 512 448M392 396C372 420 356 432 344 470M408 396C428 420 446 432 456 470" fill="none" stroke="#8A5A34" stroke-width="11" stroke-linecap="round"/>
${crown('k1', 400, 128, 84, 62, ['#7FB574', '#3F7F5F', '#B9DC95'], 5, palette.ink)}${crown('k2', 290, 196, 82, 58, ['#6FA36B', '#3A7A5C', '#A9CF8B'], 5, palette.ink)}${crown('k3', 510, 196, 82, 58, ['#6FA36B', '#33705A', '#A9CF8B'], 5, palette.ink)}
<path d="M376 392C384 340 384 300 380 286C350 280 318 262 300 226C328 246 356 254 384 254L390 160H410L416 254C444 254 472 246 500 226C482 262 450 280 420 286C416 300 416 340 424 392Z" fill="${palette.wood}" ${outline(5)}/><path d="M404 162L408 390L424 392C416 340 416 300 420 286C450 280 482 262 500 226C472 246 444 254 416 254L410 160Z" fill="${palette.woodD}" opacity=".7"/><path d="M394 300V370M390 270V290" stroke="#E9C08C" stroke-width="4" stroke-linecap="round" opacity=".7"/>
${[
  [360, 120],
  [430, 150],
  [270, 190],
  [322, 214],
  [490, 190],
  [540, 208],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="10" fill="${palette.redL}" ${outline(3.4)}/><circle cx="${(x ?? 0) - 3}" cy="${(y ?? 0) - 3}" r="2.6" fill="#FBD0B4"/>`,
  )
  .join('')}`,
});

export const radicals = { mouth, mountain, big, field, wood };
