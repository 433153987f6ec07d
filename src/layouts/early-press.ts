import { PRESS_FORGOTTEN } from '#src/ui/island-failure.ts';

/** Long enough for a slow line; a script that stalls without an error would keep a button busy for ever. */
const PATIENCE_MS = 30_000;

/**
 * Runs before anything is painted: remembers the last press on a button whose code has not come,
 * shows it as busy, and presses it once the code is there, if the button still says the same and the
 * page is still looked at. A later press anywhere takes its place (SHELL-14). The buttons are those
 * of islands, and those that the page's own script answers: hearts, `[data-opens]`, and what turns to
 * another part of a page (decision 316). Of forms they are those of the method `dialog`, which send
 * nothing by themselves outside of dialogs (decision 333). The page's script has run at
 * `DOMContentLoaded`; where one did not come, the page is marked as `data-lost` by then. What has not
 * come after half a minute is told, and no longer waited for.
 *
 * React takes over an island when it finds the time, or at once where an event wants it: one that
 * nobody listens for comes a turn before the press, so that what the device keeps is shown by then.
 * What the island chooses again meanwhile (`useEarlyInput`) is nobody's press.
 */
export const pressAgain =
  `{let b,s,r,w,n;const d=document,says=e=>e.getAttribute('aria-label')+` +
  `e.getAttribute('aria-pressed')+e.textContent,drop=()=>{clearTimeout(w);b?.removeAttribute('aria-busy');b=null},` +
  `waits=(t,i)=>i?i.hasAttribute('ssr')&&t.matches('[type=button],form[method=dialog] button'):` +
  `!r&&t.matches('form[method=dialog] button,.keep-heart,[data-opens],[role=tab],[data-next],[data-dot]')` +
  `&&!t.closest('dialog'),` +
  `due=i=>{const t=b;if(!t||t.closest('astro-island')!=i)return;n=1;setTimeout(()=>{` +
  `t.dispatchEvent(new Event('pointercancel',{bubbles:true}));` +
  `setTimeout(()=>{n=0;if(t!=b)return;drop();if(t.isConnected&&says(t)===s&&!d.hidden)t.click()})})};` +
  `d.addEventListener('click',({target:t})=>{if(n)return;drop();t=t.closest?.('button:not([aria-disabled=true])');` +
  `if(t&&waits(t,t.closest('astro-island'))){b=t;s=says(t);t.setAttribute('aria-busy',true);` +
  `w=setTimeout(()=>{drop();d.dispatchEvent(new Event('${PRESS_FORGOTTEN}'))},${PATIENCE_MS})}},true);` +
  `d.addEventListener('astro:hydrate',({target:i})=>due(i),true);` +
  `d.addEventListener('DOMContentLoaded',()=>{r=1;due(null)});` +
  `d.addEventListener('error',({target:t})=>{` +
  `if(t.localName=='script')d.documentElement.dataset.lost=''},true)}`;
