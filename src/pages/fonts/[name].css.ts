import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { hanziSheet } from '#src/layouts/fonts/font-faces.ts';
import { allHanziTexts } from './_hanzi-texts.ts';

export const getStaticPaths = (async () =>
  (await allHanziTexts()).map(({ page, texts }) => {
    const { name, css } = hanziSheet(page, texts);
    return { params: { name }, props: { css } };
  })) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.css, { headers: { 'content-type': 'text/css' } });
