/** Components as the native compiler knows them, which cannot read them; tsconfig.components.json leaves this out. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
