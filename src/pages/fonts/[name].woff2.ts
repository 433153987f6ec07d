import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { allSlices } from '#src/layouts/fonts/slices.ts';
import { cutSlice } from '#src/layouts/fonts/subset.ts';

export const getStaticPaths = (async () =>
  (await allSlices()).map((slice) => ({
    params: { name: slice.name },
    props: { slice },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await cutSlice(props.slice), { headers: { 'content-type': 'font/woff2' } });
