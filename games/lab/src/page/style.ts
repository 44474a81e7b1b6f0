/** The look of a report: the table's own tokens, light, dark and on paper. Nothing is fetched. */
export const STYLE = `
:root {
  color-scheme: light;
  --vellum: #fbf5e6; --paper: #f4ead2; --paper-deep: #eadbb8; --ink: #2b2118; --bistre: #5a4632;
  --sepia: #7a5c3a; --carmine: #9c2f2a; --prussian: #24466b; --history: #7d5f0e;
  --title: 'IM Fell English', 'Hoefler Text', 'Iowan Old Style', Garamond, Georgia, serif;
  --reading: 'EB Garamond Variable', 'EB Garamond', Garamond, 'Iowan Old Style', Georgia, serif;
  --figures: 'Alegreya Sans', 'Gill Sans', 'Segoe UI', sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --vellum: #2a241d; --paper: #1e1a15; --paper-deep: #3a3228; --ink: #efe4cc; --bistre: #bfae8e;
    --sepia: #a58d68; --carmine: #e07a6e; --prussian: #8fb2dc; --history: #e3bd55;
  }
}
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(10px, 3vw, 40px); background: var(--paper); color: var(--ink);
  font-family: var(--reading); font-size: 17px; line-height: 1.42; font-variant-numeric: lining-nums; }
.sheet { max-width: 1020px; margin: 0 auto; background: var(--vellum); padding: clamp(18px, 4vw, 52px);
  border: 1px solid var(--sepia); outline: 3px double var(--sepia); outline-offset: 4px; }
h1, h2, h3, p { margin: 0; font-weight: 400; }
h1 { font-family: var(--title); font-size: clamp(38px, 7vw, 60px); line-height: 1.05; }
h2 { font-family: var(--title); font-size: 26px; margin: 40px 0 10px; }
header { text-align: center; display: grid; gap: 8px; justify-items: center; }
.kicker { font-family: var(--title); font-style: italic; font-size: 21px; color: var(--bistre); }
.rule { width: 190px; height: 12px; color: var(--sepia); }
.lead { font-size: 20px; max-width: 42em; margin: 22px auto 0; display: grid; gap: 10px; }
.muted { color: var(--bistre); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); gap: 34px 44px;
  margin-top: 34px; align-items: start; }
.plots figure { margin: 0; break-inside: avoid; }
.plots .tall { grid-row: span 2; }
.plot { display: block; width: 100%; height: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-family: var(--figures); font-size: 15px; line-height: 1.3;
  font-variant-numeric: lining-nums tabular-nums; }
caption { text-align: left; text-wrap: balance; font-family: var(--title); font-size: 20px; padding: 18px 0 6px; }
caption span { display: block; max-width: calc(100vw - 5rem); }
th, td { white-space: nowrap; text-align: right; padding: 5px 10px 5px 0; border-bottom: 1px solid var(--paper-deep); font-weight: 500; }
thead th { color: var(--bistre); border-bottom: 1.5px solid var(--sepia); vertical-align: bottom; }
th:first-child { text-align: left; }
tbody th { font-weight: 700; }
td.words, thead th.words { text-align: left; padding-left: 6px; color: var(--bistre); }
footer { margin-top: 36px; padding-top: 14px; border-top: 3px double var(--sepia); font-size: 15px;
  color: var(--bistre); display: grid; gap: 6px; }
code { font-family: ui-monospace, Consolas, monospace; font-size: 13px; overflow-wrap: anywhere; }
@media print {
  :root { color-scheme: light; --vellum: #fff; --paper: #fff; --paper-deep: #e6dcc4; --ink: #000; --bistre: #3f301f;
    --sepia: #7a5c3a; --carmine: #9c2f2a; --prussian: #24466b; --history: #7a5c0c; }
  @page { margin: 14mm; }
  body { padding: 0; font-size: 11pt; print-color-adjust: exact; }
  .sheet { border: 0; outline: 0; padding: 0; max-width: none; }
  .plots { grid-template-columns: 1fr 1fr; gap: 7mm 9mm; }
  h2 { break-after: avoid; }
  h1 { font-size: 30pt; }
  .lead { font-size: 12pt; margin-top: 5mm; }
  table { font-size: 9pt; }
  tr { break-inside: avoid; }
  th, td { padding-right: 6px; }
}
`;
