import { interfaceSlices, pinyinSlice } from './slices.ts';
import { addressOf } from './subset.ts';
import { KEPT_TYPEFACES } from './keep-typefaces.ts';

/** What a browser has to keep to show the typefaces of interface and pinyin from the start. */
export const typefaceFiles = [...interfaceSlices, pinyinSlice].map(addressOf).join();

/**
 * Runs before anything is painted, with those files in its `data-typefaces`. A browser that keeps
 * them shows them from the start; any other shows its own letters, so that nothing delays or moves
 * the page. Preloaded are the two of the interface, which every page needs.
 */
export const wearKeptTypefaces =
  `{const d=document,v=d.currentScript.dataset.typefaces;` +
  `try{if(localStorage.getItem('${KEPT_TYPEFACES}')===v){d.documentElement.dataset.typeface='kept';` +
  `for(const href of v.split(',',${interfaceSlices.length}))d.head.append(Object.assign(` +
  `d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}}catch{}}`;
