import { interfaceSlices } from './slices.ts';
import { addressOf } from './subset.ts';

/** Local storage: which files of the interface typeface this browser has in its cache. */
const KEPT_TYPEFACE = 'keptTypeface';
/** Long enough for the first page to be painted and read before the files come after it, in ms. */
const FETCH_AFTER_MS = 1000;

const addresses = interfaceSlices.map(addressOf);

/**
 * Runs before anything is painted. A browser that keeps the interface typeface shows it from the
 * start. Any other shows its own, so that nothing delays or moves the page, and fetches the files
 * for the next page once this one stands. Without local storage the device's typeface remains.
 */
export const wearKeptTypeface =
  `try{const k='${KEPT_TYPEFACE}',v='${addresses.join()}',d=document;` +
  `if(localStorage.getItem(k)===v){` +
  `d.documentElement.dataset.typeface='kept';` +
  `for(const href of v.split(','))d.head.append(Object.assign(d.createElement('link'),` +
  `{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))` +
  `}else addEventListener('load',()=>setTimeout(()=>` +
  `d.fonts.load('1em "Readex Pro"','aا').then(()=>localStorage.setItem(k,v)).catch(()=>{}),${FETCH_AFTER_MS}))` +
  `}catch{}`;
