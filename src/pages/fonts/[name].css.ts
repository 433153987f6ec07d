import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { HANZI_PAGES, hanziSheetOf } from './_hanzi-texts.ts';

export const getStaticPaths = (async () =>
  (await Promise.all(HANZI_PAGES.map(hanziSheetOf))).map(({ name, css }) => ({
    params: { name },
    props: { css },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.css, { headers: { 'content-type': 'text/css' } });
