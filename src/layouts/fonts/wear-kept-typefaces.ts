import { arabicSlice, latinSlice, pinyinSlice } from './slices.ts';
import { addressOf } from './subset.ts';
import { KEPT_TYPEFACES } from './keep-typefaces.ts';

/** What a browser has to keep to show the typefaces of interface and pinyin from the start. */
export const typefaceFiles = [arabicSlice, latinSlice, pinyinSlice].map(addressOf).join();

/** How many of them a page needs: pinyin comes last. */
export const typefacesOf = (withPinyin: boolean): number => (withPinyin ? 3 : 2);

/**
 * Runs before anything is painted, with those files in its `data-typefaces` and how many of them the
 * page needs in its `data-needed`. A browser that keeps them shows them from the start; any other
 * shows its own letters, so that nothing delays or moves the page.
 */
export const wearKeptTypefaces =
  `{const d=document,{typefaces:v,needed:n}=d.currentScript.dataset;` +
  `try{if(localStorage.getItem('${KEPT_TYPEFACES}')===v){d.documentElement.dataset.typeface='kept';` +
  `for(const href of v.split(',',n))d.head.append(Object.assign(` +
  `d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}}catch{}}`;
