import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { soundFiles } from '#src/learning/sounds/sounds.server.ts';

export const getStaticPaths = (async () =>
  (await soundFiles()).map(({ name, bytes }) => ({
    params: { name },
    props: { bytes },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A recording of the content, which scripts fetch when somebody wants to hear it. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.bytes, { headers: { 'Content-Type': 'audio/mpeg' } });
