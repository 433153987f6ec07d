import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { dataFiles } from './_files.ts';

export const getStaticPaths = (async () =>
  (await dataFiles()).map(({ name, data }) => ({
    params: { name },
    props: { data },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** What a page shows only when it is asked: its scripts load it after the page. */
export const GET: APIRoute<Props> = ({ props }) => Response.json(props.data);
