import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { hanziSheet } from '#src/layouts/fonts/font-faces.ts';
import { HANZI_PAGES } from '#src/layouts/fonts/slices.ts';

export const getStaticPaths = (async () =>
  (await Promise.all(HANZI_PAGES.map(hanziSheet))).map(({ name, css }) => ({
    params: { name },
    props: { css },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.css, { headers: { 'content-type': 'text/css' } });
