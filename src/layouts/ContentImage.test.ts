import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';
import ContentImage from './ContentImage.astro';

const picture = { url: 'card-hanzi.webp' };
const shared = { alt: 'فرشاة على ورق', widths: [400, 800], sizes: '50vw' };

const render = async (props: Record<string, unknown>) => {
  const container = await AstroContainer.create();
  return container.renderToString(ContentImage, { props: { ...shared, ...props } });
};

afterEach(() => vi.unstubAllEnvs());

test('a picture comes as AVIF and WebP, lazily, with its size and its words', async () => {
  const html = await render({ picture });
  expect(html).toContain('type="image/avif"');
  expect(html).toMatch(/<source[^>]+srcset="[^"]+ 400w, [^"]+ 800w"[^>]+sizes="50vw"/);
  expect(html).toMatch(/<img[^>]+src="[^"]+f=webp[^"]*"/);
  expect(html).toMatch(/<img[^>]+alt="فرشاة على ورق"/);
  expect(html).toMatch(/<img[^>]+loading="lazy"/);
  expect(html).toMatch(/<img[^>]+width="1200" height="750"/);
});

test('a picture that an editor cropped comes as that part, and shows its subject', async () => {
  const crop = { top: 0, bottom: 0, left: 0, right: 0.5 };
  const html = await render({ picture: { ...picture, crop, hotspot: { x: 0.1, y: 0.5 } } });
  expect(html).toMatch(/<img[^>]+src="[^"]+rect=0,0,600,750[^"]*"/);
  expect(html).toMatch(/<source[^>]+srcset="[^"]+ 400w, [^"]+ 600w"/);
  expect(html).toMatch(/<img[^>]+width="600" height="750"[^>]+class="[^"]*focus-x-25/);
});

test('while editing, a missing file is named on the page', async () => {
  const html = await render({ picture: { url: 'gone.webp' } });
  expect(html).toContain('gone.webp: no such picture in cms/dataset/images');
});

test('a build stops at a missing file', async () => {
  vi.stubEnv('PROD', true);
  await expect(render({ picture: { url: 'gone.webp' } })).rejects.toThrow(
    'gone.webp: no such picture in cms/dataset/images',
  );
});
