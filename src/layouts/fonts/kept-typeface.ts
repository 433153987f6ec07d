import { interfaceSlices, pinyinSlice } from './slices.ts';
import { addressOf } from './subset.ts';

/** Local storage: which files of the site's typefaces this browser has in its cache. */
const KEPT_TYPEFACE = 'keptTypeface';
/** Long enough for the first page to be painted and read before the files come after it, in ms. */
const FETCH_AFTER_MS = 1000;

const interfaceFiles = interfaceSlices.map(addressOf).join();
const files = [interfaceFiles, addressOf(pinyinSlice)].join();

/**
 * Runs before anything is painted. A browser that keeps the typefaces of interface and pinyin shows
 * them from the start. Any other shows its own, so that nothing delays or moves the page, and
 * fetches the files for the next page once this one stands. Hanzi, which are all one em wide, get
 * their typeface as soon as the page has been painted. Without local storage the rest remains.
 */
export const wearTypefaces =
  `{const d=document,t=d.documentElement.dataset,k='${KEPT_TYPEFACE}',v='${files}';let s;` +
  `try{s=localStorage;if(s.getItem(k)===v){t.typeface='kept';` +
  `for(const href of '${interfaceFiles}'.split(','))d.head.append(Object.assign(` +
  `d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}}catch{}` +
  `t.typeface??(d.addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>` +
  `setTimeout(()=>t.typeface='painted'))),` +
  `addEventListener('load',()=>s&&setTimeout(()=>` +
  `Promise.all(v.split(',').map(async f=>(await fetch(f)).blob()))` +
  `.then(()=>s.setItem(k,v)).catch(()=>{}),${FETCH_AFTER_MS})))}`;
