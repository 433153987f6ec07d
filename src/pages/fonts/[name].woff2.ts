import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import {
  arabicSlice,
  brandSlice,
  hanziSlices,
  latinSlice,
  pinyinSlice,
} from '#src/layouts/fonts/slices.ts';
import { cutSlice } from '#src/layouts/fonts/subset.ts';
import { allHanziTexts } from './_hanzi-texts.ts';

export const getStaticPaths = (async () => {
  const hanzi = (await allHanziTexts()).flatMap(({ page, texts }) => hanziSlices(page, texts));
  const slices = [arabicSlice, latinSlice, pinyinSlice, brandSlice, ...hanzi];
  // Pages share the slice of the shell.
  return [...new Map(slices.map((slice) => [slice.name, slice])).values()].map((slice) => ({
    params: { name: slice.name },
    props: { slice },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await cutSlice(props.slice), { headers: { 'content-type': 'font/woff2' } });
