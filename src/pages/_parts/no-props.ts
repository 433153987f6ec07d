/** What a page that takes nothing is given inside of another one: Astro types its props as never. */
export const NO_PROPS = {} as never;
