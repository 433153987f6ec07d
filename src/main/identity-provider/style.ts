/** The look of the provider's pages: the site's colours, without its typefaces. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbf6ea; --sheet: #fffdf8; --ink: #2b1a17; --muted: #6b544c;
  --line: #8d7a6d; --accent: #b02c1b; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #10222b; --sheet: #172d38; --ink: #f7efdd;
  --muted: #c3b7a2; --line: #7d8f97; --accent: #f2906f; --on-accent: #2b1a17; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, "Segoe UI", Tahoma, Arial, sans-serif; }
main { max-width: 34rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.3; }
h2 { font-size: 1.1rem; margin: 2rem 0 .75rem; }
a { color: var(--accent); text-underline-offset: .2em; }
.quiet { color: var(--muted); }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.25rem 1.25rem; margin-block: 1.5rem; }
section h2 { margin-top: 0; }
form, .actions { display: grid; gap: .75rem; }
button { min-block-size: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; text-align: start;
  color: var(--ink); background: transparent; border: 2px solid var(--line); border-radius: .5rem; cursor: pointer; }
button:hover { border-color: var(--accent); }
button.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); text-align: center; }
button.plain { text-align: center; }
button small, dd small { display: block; font-weight: 400; color: var(--muted); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
label { display: block; margin-block-end: .25rem; font-weight: 600; } .check label { margin: 0; }
input:not([type=checkbox]) { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--paper); border: 2px solid var(--line); border-radius: .5rem; }
input[aria-invalid] { border-color: var(--accent); }
.check { display: flex; gap: .75rem; align-items: center; min-block-size: 2.75rem; }
.check input { inline-size: 1.5rem; block-size: 1.5rem; accent-color: var(--accent); }
.fault { margin: .25rem 0 0; color: var(--accent); font-weight: 600; }
dl { margin: 0; } dd { margin: 0; font-size: 1.15rem; font-weight: 600; overflow-wrap: anywhere; }
`;
