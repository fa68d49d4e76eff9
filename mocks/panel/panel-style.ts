/**
 * light-dark() follows the app's colour mode. The host is not styled here, because the app's styles
 * would override it.
 */
export const panelStyle = `
.root {
  position: fixed; inset: auto auto 0 0; z-index: 2147483647; pointer-events: auto;
  font: 13px/1.4 system-ui, sans-serif; color: light-dark(#18181b, #e4e4e7);
  --line: light-dark(#d4d4d8, #3f3f46); --ground: light-dark(#fff, #18181b);
  --quiet: light-dark(#52525b, #a1a1aa); --bad: light-dark(#b91c1c, #fca5a5);
}
* { box-sizing: border-box; }
h2, h3, p, ul, ol, figure, pre { margin: 0; padding: 0; }
h2 { font-size: 14px; margin-inline-end: auto; }
h3 { font-size: 13px; }
ul, ol { list-style: none; }
button, select, input {
  font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
  border-radius: 6px; padding: 3px 8px; min-height: 28px; max-width: 100%;
}
button { cursor: pointer; white-space: nowrap; }
button:hover:enabled { background: light-dark(#f4f4f5, #27272a); }
button:disabled { opacity: 0.5; cursor: default; }
:focus-visible { outline: 2px solid light-dark(#2563eb, #60a5fa); outline-offset: 1px; }
.opener {
  position: fixed; left: 0; bottom: 8px; writing-mode: vertical-rl; rotate: 180deg;
  min-height: 0; padding: 8px 0; width: 16px; font-size: 11px; line-height: 14px;
  border-radius: 6px 0 0 6px; border-inline-start-width: 1px; color: var(--quiet);
}
.count {
  margin-block-start: 0; margin-inline-start: 6px; padding-block: 4px; border-radius: 6px;
  background: light-dark(#b91c1c, #fca5a5); color: light-dark(#fff, #18181b);
}
.panel {
  position: fixed; left: 20px; bottom: 8px; width: min(30rem, 100vw - 28px);
  max-height: min(44rem, 100dvh - 16px); overflow: auto; overscroll-behavior: contain;
  padding: 0 12px 12px; background: var(--ground); border: 1px solid var(--line);
  border-radius: 10px; box-shadow: 0 8px 30px rgb(0 0 0 / 0.25);
  display: flex; flex-direction: column; gap: 10px;
}
header {
  position: sticky; top: 0; display: flex; align-items: center; gap: 8px;
  padding: 10px 0 8px; background: var(--ground); border-bottom: 1px solid var(--line);
}
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
.grid > .wide, .grid > .row { grid-column: 1 / -1; }
label { display: grid; gap: 2px; min-width: 0; color: var(--quiet); }
label > * { color: light-dark(#18181b, #e4e4e7); width: 100%; }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
.row > span, .row > h3 { align-self: center; }
.growing { flex: 1 1 10rem; min-width: 0; }
.note, .duration, figcaption { color: var(--quiet); }
.bad { color: var(--bad); }
li { border-top: 1px solid var(--line); padding: 4px 0; }
summary { display: flex; gap: 8px; cursor: pointer; padding: 2px 0; }
.path { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.status { font-weight: 600; }
.status, .duration, .fit { white-space: nowrap; }
pre {
  max-height: 14rem; overflow: auto; padding: 6px; border-radius: 6px; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 12px/1.4 ui-monospace, monospace;
  background: light-dark(#f4f4f5, #27272a);
}
`
