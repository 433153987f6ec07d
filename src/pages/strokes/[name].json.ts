import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { levelFile } from '#src/features/learn/hanzi/levels/practice-levels.server.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { hasStrokes, readStrokes } from '#src/ui/strokes/stroke-data.server.ts';

export const getStaticPaths = (async () => {
  const levels = (await getHanziLevels()).map(async (level) => {
    const { name, data } = await levelFile(level);
    return { params: { name }, props: { data } };
  });
  const { items } = await buildCatalogue(DEFAULT_LOCALE);
  const characters = [...new Set(items.flatMap(({ hanzi }) => [...hanzi]))].filter(hasStrokes);
  const single = characters.map(async (char) => ({
    params: { name: char },
    props: { data: await readStrokes(char) },
  }));
  return Promise.all([...levels, ...single]);
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The strokes and texts of a level, or the strokes of one character of the content. */
export const GET: APIRoute<Props> = ({ props }) => Response.json(props.data);
