import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { readLevelStrokes } from '#src/features/learn/hanzi/drawing/stroke-data.server.ts';

export const getStaticPaths = (async () =>
  (await getHanziLevels()).map((level) => ({
    params: { level: String(level.level) },
    props: { level },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The strokes of one level's characters, loaded when the level is chosen. */
export const GET: APIRoute<Props> = async ({ props }) =>
  Response.json(await readLevelStrokes(props.level));
