import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { levelStrokesFile } from '#src/features/learn/hanzi/levels/practice-levels.server.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { hasStrokes, readStrokes } from '#src/ui/strokes/stroke-data.server.ts';

export const getStaticPaths = (async () => {
  const levels = (await getHanziLevels()).map(async (level) => {
    const { name, data } = await levelStrokesFile(level);
    return { params: { name }, props: { strokes: data } };
  });
  const { items } = await buildCatalogue(DEFAULT_LOCALE);
  const characters = [...new Set(items.flatMap(({ hanzi }) => [...hanzi]))].filter(hasStrokes);
  const single = characters.map(async (char) => ({
    params: { name: char },
    props: { strokes: await readStrokes(char) },
  }));
  return Promise.all([...levels, ...single]);
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The strokes of a level, by character, or those of one character of the content. */
export const GET: APIRoute<Props> = ({ props }) => Response.json(props.strokes);
