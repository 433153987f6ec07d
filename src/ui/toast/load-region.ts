/** Loads React and puts the region on the page. */
export const loadRegion = async () => {
  if (import.meta.env.DEV) standInForRefresh();
  const { mountToasts } = await import('./mount-toasts.tsx');
  mountToasts();
};

/** In development Vite refuses React on a page without islands, where Astro leaves these out. */
const standInForRefresh = () => {
  const missing = { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type };
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
  }
};
