/** A page as a part of another one. It takes nothing, which Astro types as never. */
export const asPart = (page: unknown) => page as (props: object) => unknown;
