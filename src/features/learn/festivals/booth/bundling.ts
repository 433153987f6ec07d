import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BackgroundRemoval } from '#src/lib/config/booth.ts';

const LIBRARY = '@imgly/background-removal';
const LEFT_OUT = '\0background-removal-left-out';

const stub = `
  const refuse = () => Promise.reject(new Error('This site was built without background removal'));
  export { refuse as preload, refuse as removeBackground };
`;

/**
 * How the worker of the photo booth is bundled. With PUBLIC_BACKGROUND_REMOVAL=off the library,
 * which is under the AGPL, stays out of the build altogether. Otherwise its runtime is the part
 * that works on the processor alone, and none of the runtime's own 35 MB of wasm is copied into
 * the site: the library loads it with its model.
 */
export const bundleBackgroundRemoval = (setting: BackgroundRemoval): Plugin => {
  const isOff = setting === 'off';
  return {
    name: 'hanlu:background-removal',
    enforce: 'pre',
    resolveId(id) {
      if (id === LIBRARY && isOff) return LEFT_OUT;
      if (/^onnxruntime-web(\/webgpu)?$/.test(id)) {
        return join(process.cwd(), 'node_modules/onnxruntime-web/dist/ort.wasm.min.mjs');
      }
      return undefined;
    },
    load: (id) => (id === LEFT_OUT ? stub : undefined),
    transform(code, id) {
      if (!id.includes('/onnxruntime-web/')) return undefined;
      // An address relative to the module makes the bundler copy that file.
      const own = code.replace(/(new URL\("[^"]+"),import\.meta\.url\)/g, '$1,self.location.href)');
      return { code: own, map: null };
    },
  };
};
