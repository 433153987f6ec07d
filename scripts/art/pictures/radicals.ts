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
  label: 'An open mouth becomes the old pictograph and then the character 口',
  character: '口',
  pictograph:
    '<path d="M-56-44C-52-10-48 22-38 44C-20 54 20 54 38 44C48 22 52-10 56-44"/><path d="M-52-20C-30-14 30-14 52-20"/>',
  top: '#F3BE97',
  low: '#E8976A',
  thing: `<path d="M180 100C220 30 580 30 620 100V520H180Z" fill="${palette.skin}"/><path d="M470 40C600 160 600 380 480 500H640V40Z" fill="#D98A5E" opacity=".4"/><circle cx="306" cy="126" r="17" fill="${palette.ink}"/><circle cx="494" cy="126" r="17" fill="${palette.ink}"/><circle cx="312" cy="119" r="6" fill="#fff"/><circle cx="500" cy="119" r="6" fill="#fff"/><path d="M278 86q24-16 50-4M472 82q26-12 50 4" fill="none" ${outline(7)}/><path d="M388 166q12 20 32 4" fill="none" stroke="#B0603C" stroke-width="6" stroke-linecap="round"/><ellipse cx="248" cy="200" rx="40" ry="26" fill="${palette.blush}" opacity=".5"/><ellipse cx="552" cy="200" rx="40" ry="26" fill="${palette.blush}" opacity=".5"/>
<path d="M286 262C330 250 470 250 514 262C522 330 490 404 400 406C310 404 278 330 286 262Z" fill="#8A2A22" ${outline(6)}/><clipPath id="inMouth"><path d="M286 262C330 250 470 250 514 262C522 330 490 404 400 406C310 404 278 330 286 262Z"/></clipPath><g clip-path="url(#inMouth)"><path d="M280 240H520V296Q400 312 280 296Z" fill="#fff" ${outline(4.4)}/><path d="M470 250H520V296Q490 302 460 304C474 288 476 268 470 250Z" fill="#D9C7A2" opacity=".6"/><path d="M318 410C316 356 360 340 400 352C440 340 484 356 482 410Z" fill="#F07A6A" ${outline(4.4)}/><path d="M400 354V400" stroke="#C74A40" stroke-width="5" stroke-linecap="round"/><path d="M340 380Q344 364 364 360" fill="none" stroke="#FBD0B4" stroke-width="7" stroke-linecap="round"/></g><path d="M268 254q8 6 18 8M532 254q-8 6-18 8" fill="none" ${outline(6)}/>
<path d="M330 446Q400 470 470 446" fill="none" stroke="#B0603C" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
});

const mountain = radicalPicture({
  label: 'Three peaks become the old pictograph and then the character 山',
  character: '山',
  pictograph:
    '<path d="M-60 44C-54 20-50-2-44-10C-36 2-30 20-24 34C-16 4-8-34 0-52C8-34 16 4 24 34C30 20 36 2 44-10C50-2 54 20 60 44Z"/>',
  top: '#F5C07A',
  low: '#FBE9C0',
  thing: `${halo('sun', 540, 130, 150, '#FFF3C4', 0.9)}<circle cx="540" cy="130" r="48" fill="${palette.redL}"/>${cloud(250, 120, 0.6)}
<path d="M150 420C200 330 240 330 290 380C340 320 380 330 420 380C480 320 540 320 660 420V520H150Z" fill="#A9C4A9"/>
<path d="M286 500C330 330 350 190 400 96C450 190 470 330 514 500Z" fill="#4E8C86" ${outline(5)}/><path d="M400 96C450 190 470 330 514 500H424C440 360 420 220 400 96Z" fill="${palette.jadeD}" opacity=".85"/><path d="M400 96C382 130 370 164 360 200C374 190 380 210 392 194C402 214 412 194 424 206C432 196 438 208 444 212C434 172 420 132 400 96Z" fill="${palette.cream}" ${outline(4)}/><path d="M400 96C408 130 412 170 412 200L424 206C432 196 438 208 444 212C434 172 420 132 400 96Z" fill="#CBBFA4" opacity=".7"/><path d="M350 300C346 350 340 390 330 430M384 260C382 300 378 330 372 360" fill="none" stroke="${palette.jadeD}" stroke-width="4" stroke-linecap="round"/>
<path d="M168 500C206 400 226 310 262 246C298 310 320 400 352 500Z" fill="#6FA88F" ${outline(5)}/><path d="M262 246C298 310 320 400 352 500H280C292 420 280 320 262 246Z" fill="#3E7A6C" opacity=".85"/><path d="M238 320C230 360 222 390 210 420" fill="none" stroke="#3E7A6C" stroke-width="4" stroke-linecap="round"/>
<path d="M448 500C480 400 502 310 540 250C576 310 600 400 640 500Z" fill="#6FA88F" ${outline(5)}/><path d="M540 250C576 310 600 400 640 500H560C572 420 560 330 540 250Z" fill="#3E7A6C" opacity=".85"/>
${cloud(330, 424, 0.9)}${cloud(520, 452, 0.8)}${cloud(220, 470, 0.7)}<path d="M150 470Q400 440 660 470V520H150Z" fill="#8FB98A"/>`,
});

const big = radicalPicture({
  label: 'A person with arms wide open becomes the old pictograph and then the character 大',
  character: '大',
  pictograph:
    '<path d="M0-58V-4M-56-18C-36-24-16-32 0-36C16-32 36-24 56-18M0-4C-8 16-20 38-34 54M0-4C8 16 20 38 34 54"/>',
  top: '#6FB0A8',
  low: '#E6EBC4',
  thing: `${halo('sun', 400, 250, 260, '#FFF3C4', 0.9)}<path d="M150 420C260 350 340 400 430 370C520 344 580 380 660 360V520H150Z" fill="#8DBBA9"/><path d="M150 450Q400 420 660 450V520H150Z" fill="#9CC08A"/>${crown('k1', 196, 420, 52, 44)}${crown('k2', 610, 416, 60, 50)}
<ellipse cx="400" cy="470" rx="130" ry="12" fill="${palette.ink}" opacity=".25"/>
<path d="M368 300L316 462H360L398 352L440 462H484L432 300Z" fill="#33475A" ${outline(5)}/><path d="M412 330L440 462H484L432 300Z" fill="${palette.ink}" opacity=".25"/><path d="M306 458H362V474H298C296 466 300 460 306 458ZM438 458H494C500 460 504 466 502 474H438Z" fill="${palette.woodD}" ${outline(5)}/>
<path d="M352 216C310 214 270 224 228 240M448 216C490 214 530 224 572 240" fill="none" ${outline(50)}/><path d="M352 216C310 214 270 224 228 240M448 216C490 214 530 224 572 240" fill="none" stroke="${palette.red}" stroke-width="40" stroke-linecap="round"/><path d="M352 228C310 228 274 238 236 252M448 230C490 228 530 238 566 252" fill="none" stroke="${palette.redD}" stroke-width="13" stroke-linecap="round" opacity=".8"/><circle cx="216" cy="246" r="21" fill="${palette.tan}" ${outline(5)}/><circle cx="584" cy="246" r="21" fill="${palette.tan}" ${outline(5)}/>
<path d="M350 196C346 240 348 290 356 322Q400 338 444 322C452 290 454 240 450 196Q400 172 350 196Z" fill="${palette.red}" ${outline(5)}/><path d="M418 184C436 220 436 290 420 330Q434 328 444 322C452 290 454 240 450 196Q434 186 418 184Z" fill="${palette.redD}" opacity=".8"/><path d="M380 186Q400 214 420 186" fill="${palette.goldL}" ${outline(4)}/>
<circle cx="400" cy="130" r="57" fill="${palette.tan}" ${outline(5)}/><path d="M430 84C458 110 458 150 424 182C446 174 457 152 457 130C457 110 446 92 430 84Z" fill="#B0603C" opacity=".35"/><path d="M342 138C330 40 470 40 458 138C452 112 440 100 424 92C390 106 360 102 342 138Z" fill="${palette.hair}" ${outline(5)}/><circle cx="380" cy="136" r="7" fill="${palette.ink}"/><circle cx="420" cy="136" r="7" fill="${palette.ink}"/><circle cx="382" cy="133" r="2.4" fill="#fff"/><circle cx="422" cy="133" r="2.4" fill="#fff"/><ellipse cx="364" cy="152" rx="11" ry="7" fill="${palette.blush}" opacity=".6"/><ellipse cx="436" cy="152" rx="11" ry="7" fill="${palette.blush}" opacity=".6"/><path d="M386 154Q400 158 414 154Q412 174 400 174Q388 174 386 154Z" fill="#8A2A22" ${outline(4)}/>
<path d="M172 180q-14 20-6 44M628 180q14 20 6 44" fill="none" stroke="${palette.cream}" stroke-width="9" stroke-linecap="round"/>`,
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
