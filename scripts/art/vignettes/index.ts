/** Renders the prints of the sections of phrases: `node scripts/art/vignettes/index.ts [section …]` */
import { render } from '../print/render.ts';
import { HEIGHT, WIDTH } from './ground.ts';
import { sections } from './sections.ts';

const wanted = process.argv.slice(2);

for (const [name, svg] of Object.entries(sections))
  if (!wanted.length || wanted.includes(name))
    await render(svg, WIDTH, HEIGHT, `cms/dataset/images/section-${name}.webp`);
