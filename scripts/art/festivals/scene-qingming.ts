import { near, roof, roofDefs } from './building.ts';
import { figure } from './figure.ts';
import { P, f1, glyph, line, linear, radial, random, scene, shadow, times } from './kit.ts';
import { cloud, crown, flower, grass, hills, peak, strand, swallow } from './nature.ts';

const next = random(11);
const SLATE = '#3A4A4C';

/* Far: blue-green peaks that lose their feet in mist. */
const mountains =
  peak(370, 420, 380, 190, '#C6D6C8', '#A6BFB2', '#AEC5B8', 1.8, 21) +
  peak(770, 420, 420, 240, '#C3D5C8', '#A3BDB0', '#ABC3B6', 1.8, 22) +
  peak(1250, 420, 400, 230, '#C6D7CA', '#A6BFB2', '#AEC5B8', 1.8, 23) +
  peak(190, 420, 420, 250, '#A9C3BA', '#7FA59C', '#86A8A0', 2, 3) +
  peak(560, 420, 460, 200, '#B4CBBF', '#8BAFA3', '#92B2A8', 2, 8) +
  peak(980, 430, 520, 270, '#A3C0B5', '#789F95', '#82A59B', 2, 5) +
  peak(1500, 430, 480, 220, '#AEC7BB', '#84A99E', '#8CAEA4', 2, 9);

const kite = {
  swallow: (x: number, y: number, k: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M0 34C-10 70-4 96-16 124M0 34C10 70 4 96 16 124" fill="none" ${line(2.4, '#8A4A3A')}/><path d="M0-26C30-30 58-20 74-4C48-4 30 4 16 14L30 52L0 36L-30 52L-16 14C-30 4-48-4-74-4C-58-20-30-30 0-26Z" fill="${P.redL}" ${line(4, '#4A3032')}/><path d="M-52-8C-34-16-14-14-6-2M52-8C34-16 14-14 6-2" fill="none" ${line(5, P.goldL)}/><circle cx="0" cy="-14" r="9" fill="${P.cream}" ${line(3, '#4A3032')}/><path d="M-10 14L-18 38M10 14L18 38" ${line(4, P.night)}/></g>`,
  diamond: (x: number, y: number, k: number, c: string, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M0 40C14 60-12 78 4 100C16 116-8 132 2 150" fill="none" ${line(3, '#6B4A3A')}/>${[62, 94, 124].map((v, i) => `<path d="M${i % 2 ? 4 : -2} ${v}l-12-7v14ZM${i % 2 ? 4 : -2} ${v}l12-7v14Z" fill="${P.goldL}" ${line(2, '#6B4A3A')}/>`).join('')}<path d="M0-44L32-4L0 40L-32-4Z" fill="${c}" ${line(4, '#4A3032')}/><path d="M0-44L32-4H0Z" fill="${P.cream}" opacity=".75"/><path d="M0-44V40M-32-4H32" ${line(2.6, '#4A3032')}/></g>`,
};

/* A village of white walls among peach blossom. */
const cottage = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="#EFEBDD" ${line(2.2, SLATE)}/><path d="M${x + w * 0.66} ${y - h}h${w * 0.34}v${h}h${-w * 0.34}Z" fill="#9FB0A8" opacity=".4"/><path d="M${x - 8} ${y - h + 3}Q${x + w * 0.1} ${y - h - 2} ${x + w * 0.16} ${y - h - h * 0.52}H${x + w * 0.84}Q${x + w * 0.9} ${y - h - 2} ${x + w + 8} ${y - h + 3}Z" fill="#566A6C" ${line(2.2, SLATE)}/><path d="M${x + w * 0.14} ${y - h - h * 0.52}h${w * 0.72}" ${line(4, '#3A4A4C')}/><rect x="${x + w * 0.16}" y="${y - h * 0.7}" width="${w * 0.18}" height="${h * 0.3}" fill="#6B5A4A" ${line(1.6, SLATE)}/><path d="M${x + w * 0.5} ${y}v${-h * 0.56}h${w * 0.2}v${h * 0.56}Z" fill="#7A5A42" ${line(1.6, SLATE)}/>`;

const peach = (x: number, y: number, k: number, seed: number): string =>
  `<path d="M${x} ${y}C${x - 2 * k} ${y - 14 * k} ${x + 3 * k} ${y - 22 * k} ${x} ${y - 34 * k}" fill="none" ${line(6 * k, '#5A4038')}/>${crown(x, y - 46 * k, 34 * k, 25 * k, '#F2B6BE', '#D98A9C', '#FCE3E2', 2.2 * k, seed, '#8A5560')}`;

const village = `${peach(470, 452, 0.8, 31)}${cottage(500, 456, 70, 36)}${cottage(584, 462, 92, 44)}${peach(556, 470, 0.9, 32)}${cottage(690, 456, 60, 34)}${peach(764, 458, 0.85, 33)}${peach(690, 474, 0.7, 34)}`;

/* Rapeseed in bloom on the slopes. */
const field = (d: string, fill: string, rows: string): string =>
  `<path d="${d}" fill="${fill}" ${line(2.4, '#7E9A58')}/><g fill="none" ${line(3, rows)} stroke-dasharray="1 9" opacity=".95">${[8, 16, 24].map((v) => `<path d="${d.replace(/V.*$/, '')}" transform="translate(0 ${v})"/>`).join('')}</g>`;

const stream = `<path d="M424 496C360 520 470 546 392 580C300 620 150 640 60 730C20 770-10 800-10 800V910H330C330 850 300 800 360 730C410 672 520 640 530 590C536 552 452 530 470 496Z" fill="url(#water)" ${line(3, '#4F7F78')}/><g fill="none" ${line(3.4, '#E6F2E6')} opacity=".75"><path d="M410 540q26 8 50 2M400 590q40 10 80 0M250 664q40 12 90 0M130 740q60 14 130 0M40 820q70 18 150 2M180 868q60 12 110 0M300 720q24 8 44 2"/></g><g fill="none" ${line(2, '#F3F9EE')} opacity=".8">${[
  [270, 620, 16],
  [210, 700, 22],
  [310, 770, 20],
  [150, 790, 26],
  [250, 846, 28],
  [400, 560, 10],
  [340, 660, 14],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${f1(r * 0.26)}"/><ellipse cx="${x}" cy="${y}" rx="${f1(r * 0.5)}" ry="${f1(r * 0.13)}"/>`,
  )
  .join('')}</g>`;

const bridge = `<path d="M330 604C360 556 420 534 462 534C506 534 560 556 588 600L566 612C552 584 506 570 462 570C416 570 376 586 356 616Z" fill="#B9B4A4" ${line(3.2, SLATE)}/><path d="M372 616C384 584 424 572 460 572C498 572 540 586 552 612" fill="none" ${line(3, SLATE)}/><path d="M336 596C366 546 420 524 462 524C508 524 558 546 586 592" fill="none" ${line(7, SLATE)}/><path d="M336 596C366 546 420 524 462 524C508 524 558 546 586 592" fill="none" ${line(3.4, '#D9D3C2')}/>${[
  [352, 574],
  [390, 546],
  [434, 528],
  [490, 528],
  [534, 546],
  [570, 574],
]
  .map(
    ([x = 0, y = 0]) =>
      `<path d="M${x} ${y + 10}v-22" ${line(7, SLATE)}/><path d="M${x} ${y + 8}v-18" ${line(3.2, '#D9D3C2')}/>`,
  )
  .join(
    '',
  )}<path d="M388 578l6 14M424 564l3 14M462 560v14M500 564l-3 14M536 576l-6 14" ${line(2.2, '#7E7A6E')}/>`;

const copses = [
  [150, 432, 17],
  [184, 436, 13],
  [250, 428, 20],
  [338, 446, 14],
  [850, 438, 15],
  [884, 446, 20],
  [1000, 452, 16],
  [1052, 444, 12],
  [1180, 420, 18],
  [1222, 414, 13],
  [1460, 424, 20],
  [1500, 428, 14],
  [1562, 434, 18],
]
  .map(([x = 0, y = 0, r = 0], i) =>
    crown(x, y - r * 0.5, r * 1.25, r, '#86AE8A', '#5F8C70', '#B7D2AE', 1.8, 90 + i, '#527C64'),
  )
  .join('');
const bushes = `${crown(398, 512, 40, 20, '#7FB070', '#568A58', '#B4D696', 2.6, 51, '#3F6A44')}${crown(506, 508, 46, 22, '#7FB070', '#568A58', '#B4D696', 2.6, 52, '#3F6A44')}${crown(452, 500, 34, 18, '#8FBA7C', '#628E62', '#BFDDA0', 2.6, 53, '#3F6A44')}`;
const fliers =
  figure({
    x: 420,
    y: 506,
    k: 0.26,
    coat: P.redL,
    coatD: P.redD,
    hair: 'buns',
    left: [-46, -64],
    right: [56, -130],
    turn: 0.6,
    weight: 7,
    ink: SLATE,
  }) +
  figure({
    x: 462,
    y: 500,
    k: 0.26,
    coat: '#5E9EA0',
    coatD: '#3E7478',
    hair: 'short',
    left: [-46, -64],
    right: [56, -130],
    turn: 0.6,
    weight: 7,
    ink: SLATE,
  });

/* Seen through the gate: a path to a pavilion on the next hill. */
const lookout = `<g opacity=".85"><path d="M1270 620C1290 560 1340 540 1320 490C1310 466 1300 446 1312 428" fill="none" ${line(11, '#D8C79E')}/><path d="M1276 420V366M1348 420V366M1300 420V366M1324 420V366" ${line(6, '#7A5A50')}/><path d="M1266 420H1358V428H1266Z" fill="#C9C4B0" ${line(2.2, SLATE)}/>${roof(1312, 370, 104, 32, { ...near, roof: '#6A8488', roofL: '#8BA3A4', roofD: '#52696E', snow: 0, ow: 2.2, oc: SLATE })}</g>`;

/* The near slope, with the family's tomb. */
const slope = `<path d="M300 910C300 800 330 700 430 650C560 590 760 600 960 596C1200 592 1400 560 1610 566V910Z" fill="url(#grassy)" ${line(4, '#3F6A44')}/><path d="M1180 910C1220 800 1240 700 1270 640C1282 610 1330 606 1352 634C1392 700 1470 800 1520 910Z" fill="#D8C79E" ${line(3.4, '#8A7A56')}/><g fill="#C6B287" ${line(2.6, '#8A7A56')}><ellipse cx="1316" cy="668" rx="34" ry="8"/><ellipse cx="1326" cy="716" rx="46" ry="11"/><ellipse cx="1340" cy="776" rx="62" ry="15"/><ellipse cx="1356" cy="852" rx="80" ry="20"/></g>`;

const cypress = (x: number, y: number, w: number, h: number, seed: number): string =>
  `<path d="M${x} ${y}v-${f1(h * 0.2)}" ${line(w * 0.2, '#4A3A30')}/>${crown(x, y - h * 0.56, w / 2, h * 0.46, '#3F7360', '#28544A', '#6FA284', 3.4, seed, '#24403C')}`;

const tomb = `${cypress(556, 640, 92, 250, 41)}${cypress(926, 640, 92, 250, 42)}
<path d="M566 660C566 500 640 436 736 436C832 436 906 500 906 660Z" fill="url(#mound)" ${line(4, '#2F5A3C')}/><path d="M800 452C866 480 906 540 906 660H800C850 600 850 520 800 452Z" fill="#28544A" opacity=".35"/>${times(16, (i) => grass(596 + ((i * 83) % 286), 500 + ((i * 47) % 120), 0.6, '#86B765', '#3F7A48'))}
<path d="M540 700C540 640 580 604 640 604H832C892 604 932 640 932 700L906 704C902 664 880 640 832 640H640C592 640 570 664 566 704Z" fill="#C3BCAA" ${line(4, SLATE)}/><path d="M570 640L590 656M612 612L618 636M860 612L854 636M902 640L884 656" ${line(2.6, '#7E7A6E')}/><path d="M832 604C892 604 932 640 932 700L906 704C902 664 880 640 832 640Z" fill="#5E6A64" opacity=".35"/>
<rect x="612" y="690" width="248" height="22" fill="#D6CFBC" ${line(4, SLATE)}/>
<path d="M662 692V490Q662 440 736 436Q810 440 810 490V692Z" fill="url(#stele)" ${line(4.6, P.ink)}/><path d="M784 452Q810 464 810 490V692H780Z" fill="#5E6A64" opacity=".34"/><path d="M676 680V494Q678 458 736 452Q794 458 796 494V680Z" fill="none" ${line(2.4, '#8C887A')}/><path d="M672 560V498Q676 462 706 452" fill="none" ${line(3.4, '#F6F1E2')} opacity=".9"/>
${[...'慎终追远'].map((c, i) => glyph(c, 714, 474 + i * 48, 44, '#5F5C52')).join('')}
<path d="M650 496C650 440 690 424 736 418C782 424 822 440 822 496L812 500C808 452 780 442 736 436C692 442 664 452 660 500Z" fill="#AFA998" ${line(4, P.ink)}/>
<path d="M590 712H882L916 752H556Z" fill="#CFC8B4" ${line(4, SLATE)}/><path d="M556 752H916V766H556Z" fill="#A39E8E" ${line(4, SLATE)}/><path d="M640 712L622 752M736 712V752M832 712L850 752" ${line(2.2, '#8C887A')}/>`;

/* An empty burner, an empty brazier, an empty table. */
const burner = `${shadow(740, 832, 92, 16)}<path d="M676 832H796V846H676Z" fill="#B9B2A0" ${line(4, SLATE)}/><path d="M686 834L698 800M786 834L774 800" ${line(15)}/><path d="M686 832L698 802M786 832L774 802" ${line(7, '#8A6A3A')}/><path d="M668 750C664 792 690 816 736 816C782 816 808 792 804 750Z" fill="url(#bronze)" ${line(4.4)}/><path d="M760 816C800 806 808 780 804 750H784C786 784 776 804 760 816Z" fill="#3A2A16" opacity=".35"/><path d="M690 782q12-14 24 0t24 0t24 0t22 0" fill="none" ${line(3, '#6B4A22')}/><path d="M656 752C648 730 664 722 672 740M816 752C824 730 808 722 800 740" fill="none" ${line(9)}/><path d="M656 752C648 730 664 722 672 740M816 752C824 730 808 722 800 740" fill="none" ${line(3.6, '#A9874A')}/><ellipse cx="736" cy="750" rx="70" ry="15" fill="#A9874A" ${line(4.4)}/><ellipse cx="736" cy="751" rx="57" ry="10.5" fill="#D9D0BC" ${line(2.6)}/><path d="M696 750q18-6 34 0M742 754q20-5 36-1" fill="none" ${line(2.2, '#A39880')}/>`;

const brazier = `${shadow(468, 868, 110, 16)}<path d="M404 866L424 812M524 866L504 812M464 872V820" ${line(13)}/><path d="M404 866L424 812M524 866L504 812M464 872V820" ${line(5.6, '#6A6662')}/><path d="M352 776C358 818 400 838 464 838C528 838 570 818 576 776Z" fill="#57534F" ${line(4.6)}/><path d="M500 836C544 828 572 808 576 776H548C546 806 528 826 500 836Z" fill="#22201E" opacity=".5"/><path d="M372 796C384 816 412 826 440 828" fill="none" ${line(3.6, '#A39E98')} opacity=".7"/><ellipse cx="464" cy="776" rx="112" ry="20" fill="#6E6964" ${line(4.6)}/><ellipse cx="464" cy="778" rx="95" ry="13.5" fill="#2E2624" ${line(2.6)}/><path d="M400 780q20-7 40 0t44 0t40-1" fill="none" ${line(4, '#8C8580')}/><circle cx="432" cy="781" r="2.6" fill="${P.redL}"/><circle cx="486" cy="783" r="2.2" fill="${P.gold}"/>`;

const table = `${shadow(1026, 884, 170, 18)}<path d="M906 806H938V880H900ZM1114 806H1146L1152 880H1114Z" fill="#A39E8E" ${line(4.4, P.ink)}/><path d="M938 812H1114V842Q1026 826 938 842Z" fill="#8C887A" ${line(4, P.ink)}/><path d="M902 760H1150L1184 796H868Z" fill="#DDD6C4" ${line(4.6, P.ink)}/><path d="M868 796H1184V814H868Z" fill="#B3AD9C" ${line(4.6, P.ink)}/><path d="M1090 760H1150L1184 796H1110Z" fill="#8C887A" opacity=".35"/><path d="M904 768L886 788M918 767H1010" ${line(3, '#F9F5E8')}/><path d="M1132 772l12 10M940 786q24-5 44 0" fill="none" ${line(2, '#9A9484')}/>`;

/* The gate, its lintel bare. */
const stone = { ...near, roof: '#4A5E60', roofL: '#6A8082', roofD: '#34474A', snow: 0, ow: 4.2 };
const gate = `${shadow(1312, 650, 220, 18, 0.6)}${[1160, 1432].map((x) => `<rect x="${x}" y="150" width="34" height="490" fill="#BFB8A6" ${line(4.4)}/><path d="M${x + 24} 152H${x + 34}V640H${x + 24}Z" fill="#5E6A64" opacity=".4"/><path d="M${x + 7} 190V610" ${line(3, '#E8E2D0')} opacity=".8"/><path d="M${x - 10} 612H${x + 44}L${x + 50} 648H${x - 16}Z" fill="#A39E8E" ${line(4.4)}/><path d="M${x} 340h34M${x} 470h34" ${line(2.2, '#8C887A')}/>`).join('')}
<rect x="1128" y="118" width="370" height="44" fill="#CBC4B1" ${line(4.4)}/><path d="M1128 150H1498V162H1128Z" fill="#5E6A64" opacity=".35"/><path d="M1134 125H1490" ${line(3, '#EEE8D6')}/><path d="M1194 162H1250C1240 168 1234 174 1226 176C1212 180 1206 192 1194 210ZM1432 162H1376C1386 168 1392 174 1400 176C1414 180 1420 192 1432 210Z" fill="#AFA998" ${line(4)}/><path d="M1202 170q14 2 22-2M1424 170q-14 2-22-2" fill="none" ${line(2.4, '#7E7A6E')}/>
${[1240, 1384].map((x) => `<path d="M${x} 130v10a6 6 0 0 0 12 0" fill="none" ${line(4.4)}/>`).join('')}${roof(1313, 120, 400, 62, stone)}`;

const umbrella = `<g><path d="M56-128V-336" ${line(7)}/><path d="M56-128V-336" ${line(3.4, '#B98350')}/><path d="M-70-258C-60-330-4-366 54-372C114-366 170-330 182-258Q160-274 140-258Q118-276 98-258Q76-276 54-258Q34-276 12-258Q-8-276-30-258Q-50-274-70-258Z" fill="#D9A94E" ${line(4.2)}/><path d="M54-372C114-366 170-330 182-258Q160-274 140-258C138-310 110-350 54-372Z" fill="${P.goldD}" opacity=".5"/><path d="M54-370C26-340 14-300 12-260M54-370C82-340 96-300 98-260M50-370C0-340-24-300-30-260" fill="none" ${line(2.2, '#8A5E22')}/><path d="M-52-276C-40-318-14-340 16-354" fill="none" ${line(4, '#FBE6B4')} opacity=".8"/><circle cx="54" cy="-374" r="6" fill="#6B3A22" ${line(3)}/></g>`;

const family =
  figure({
    x: 1296,
    y: 838,
    k: 1.02,
    tall: 78,
    coat: '#3F6E78',
    coatD: '#274B55',
    hair: 'short',
    pants: '#3A3A44',
    scarf: '#274B55',
    mouth: 'calm',
    eyes: 'open',
    turn: -0.7,
    left: [-44, -76],
    right: [56, -126],
    behind: umbrella,
  }) +
  figure({
    x: 1408,
    y: 858,
    k: 1.0,
    tall: 66,
    coat: '#8A6A74',
    coatD: '#65485A',
    hair: 'bun',
    pants: '#4A3A44',
    mouth: 'smile',
    turn: -0.7,
    eyes: 'down',
    left: [-30, -92],
    right: [30, -92],
    front: `<g transform="translate(0 -84)">${[-20, -8, 6, 18].map((v, i) => `<path d="M0 16Q${v} -6 ${v * 1.3} -24" fill="none" ${line(3, '#3F7A48')}/><g transform="translate(${v * 1.3} ${-28 + (i % 2) * 8})">${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse transform="rotate(${a})" cx="0" cy="-7" rx="4.4" ry="7" fill="${i % 2 ? '#FFF6DA' : '#F5D36B'}" ${line(1.4, '#8A6A2A')}/>`).join('')}<circle r="3.6" fill="${P.gold}"/></g>`).join('')}<path d="M-14 8H14L8 34H-8Z" fill="${P.cream}" ${line(3)}/></g>`,
  }) +
  figure({
    x: 1214,
    y: 866,
    k: 0.9,
    coat: '#6F9A6A',
    coatD: '#4A7450',
    hair: 'buns',
    scarf: '#E8D9B0',
    pants: '#4A5A4A',
    mouth: 'calm',
    turn: -0.7,
    left: [-38, -56],
    right: [46, -92],
  });

const willowTree = `<path d="M-20 910C30 800 10 640 40 500C60 400 20 300-20 220V0H120C110 120 130 260 128 380C128 520 96 640 130 760C140 820 170 880 190 910Z" fill="url(#bark)" ${line(5)}/><path d="M128 380C128 520 96 640 130 760C140 820 170 880 190 910H110C80 800 70 640 96 480Z" fill="#2A2A20" opacity=".35"/><g fill="none" ${line(3.4, '#3E3426')} opacity=".8"><path d="M40 540C60 620 30 720 20 800M70 460C84 560 60 680 80 780M30 320C50 360 56 400 50 450M84 300C96 340 98 380 92 420M100 800C104 840 120 870 130 890"/></g><path d="M24 560C6 640-4 720-10 780" fill="none" ${line(5, '#A8966A')} opacity=".6"/><path d="M110 60C220 10 330 0 450 10M104 120C190 80 260 90 330 120" fill="none" ${line(22)}/><path d="M110 60C220 10 330 0 450 10M104 120C190 80 260 90 330 120" fill="none" ${line(13, '#6B5A3E')}/>`;
const strands = times(26, (i) => {
  const x = 8 + i * 18.4;
  const long = 170 + 190 * Math.abs(Math.sin(i * 1.7)) - i * 3.6;
  return strand(x, -12 + ((i * 29) % 40), long, 10 + 10 * Math.sin(i * 2.3), 19, i % 4);
});

const rain = times(150, () => {
  const x = 1660 * next();
  const y = 900 * next();
  const l = 16 + 22 * next();
  return `<path d="M${f1(x)} ${f1(y)}l${f1(-l * 0.2)} ${f1(l)}" opacity="${f1(0.25 + 0.4 * next())}"/>`;
});

const meadow =
  times(46, () => {
    const x = 350 + 1250 * next();
    const y = 662 + 230 * next();
    return grass(x, y, 0.5 + ((y - 620) / 260) * 0.7, '#5E9A58');
  }) +
  times(34, (i) => {
    const x = 360 + 1230 * next();
    const y = 676 + 215 * next();
    const [petal, heart] = [
      ['#FFF3F0', P.gold],
      ['#F5D36B', P.goldD],
      ['#D9B7DE', P.gold],
    ][i % 3] ?? ['#FFF3F0', P.gold];
    return flower(x, y, 0.6 + ((y - 620) / 260) * 0.6, petal ?? '#fff', heart ?? P.gold);
  });

export const qingming = scene(
  'A hillside at Qingming in soft rain',
  roofDefs +
    linear('sky', [
      [0, '#9DBDB8'],
      [0.34, '#C9DACD'],
      [0.56, '#EFEBD3'],
    ]) +
    linear('water', [
      [0, '#A9CFC4'],
      [0.5, '#7FB3A8'],
      [1, '#4F8F88'],
    ]) +
    linear('grassy', [
      [0, '#A9C77A'],
      [0.4, '#7FAE62'],
      [1, '#4F8850'],
    ]) +
    linear('mound', [
      [0, '#8FBC6C'],
      [1, '#5E9A58'],
    ]) +
    linear(
      'stele',
      [
        [0, '#DAD4C4'],
        [1, '#B3AD9C'],
      ],
      0.7,
      1,
    ) +
    linear(
      'bronze',
      [
        [0, '#8A6A3A'],
        [0.3, '#C9A660'],
        [0.55, '#9A7840'],
        [1, '#5E431E'],
      ],
      1,
      0,
    ) +
    linear(
      'bark',
      [
        [0, '#8A7650'],
        [0.5, '#6B5A3E'],
        [1, '#4A3E2C'],
      ],
      1,
      0,
    ) +
    linear('mist', [
      [0, '#F3EFDC', 0],
      [0.6, '#F3EFDC', 0.85],
      [1, '#F3EFDC', 0],
    ]) +
    radial('sun', [
      [0, '#FFF6DA', 0.85],
      [1, '#FFF6DA', 0],
    ]) +
    radial(
      'vig',
      [
        [0.62, '#1C3430', 0],
        [1, '#1C3430', 0.34],
      ],
      0.5,
      0.5,
      0.75,
    ),
  `<rect width="1600" height="900" fill="url(#sky)"/><circle cx="560" cy="150" r="330" fill="url(#sun)"/>
${cloud(700, 210, 0.8, '#F5F1E0', '#C3D2C6', 0.8)}${cloud(1010, 90, 0.66, '#F5F1E0', '#C3D2C6', 0.8)}
${mountains}<rect y="300" width="1600" height="190" fill="url(#mist)"/>
<path d="${hills(
    [
      [-10, 440],
      [180, 398],
      [420, 446],
      [700, 410],
      [980, 452],
      [1260, 404],
      [1610, 440],
    ],
    700,
  )}" fill="#A9C79A" ${line(2.2, '#7E9F7A')}/>
${field('M-10 470C120 440 260 440 420 474C360 500 160 506-10 500V520Z', '#E9CF62', '#C9A636')}${field('M760 470C900 436 1080 440 1180 470C1080 500 880 506 760 470V520Z', '#E9CF62', '#C9A636')}
<path d="${hills(
    [
      [-10, 510],
      [260, 486],
      [560, 470],
      [820, 500],
      [1100, 478],
      [1610, 500],
    ],
    760,
  )}" fill="#8FBA7C" ${line(2.4, '#628E62')}/>${village}
<rect y="430" width="1600" height="120" fill="url(#mist)" opacity=".6"/>
${copses}${stream}${fliers}${bridge}${bushes}
<path d="M-10 620C60 600 160 596 220 620C160 650 60 690-10 700Z" fill="#7FAE62" ${line(3, '#3F6A44')}/>
<path d="M640 130C570 260 490 370 436 474" fill="none" stroke="#6B5A4A" stroke-width="1.4" opacity=".6"/><path d="M866 70C740 200 580 360 478 468" fill="none" stroke="#6B5A4A" stroke-width="1.2" opacity=".5"/>
${kite.swallow(640, 120, 0.72, -14)}${kite.diamond(868, 66, 0.56, '#5E9EA0', 18)}${kite.diamond(1064, 170, 0.4, P.redL, 10)}${swallow(540, 290, 0.5, -10)}${swallow(470, 330, 0.38, 12)}${swallow(930, 250, 0.42, -24)}
${lookout}${slope}${meadow}${tomb}${gate}${table}${burner}${brazier}${family}
${willowTree}${strands}
<g fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round">${rain}</g><rect width="1600" height="900" fill="url(#vig)"/>`,
);
