/** The look of the house, shared by both frames. Bangla has its font with it: not every device does. */
export const commonCss = `
@font-face { font-family: 'Bangla'; src: local('Noto Sans Bengali'), url('/page/bangla.woff2') format('woff2'); font-weight: 100 900; font-display: swap; unicode-range: U+0951-0952, U+0964-0965, U+0980-09FE, U+200C-200D }
:root {
  color-scheme: dark;
  --page: #07130e; --surface: #0c1e16; --raised: #13301f; --edge: #1d4430;
  --text: #f2f7f4; --quiet: #a9bdb2; --light: #ffb703; --grass: #2bd576; --clay: #ff5c5c;
  --sky: #5cb8ff; --amber: #ffcc66;
  --one: #ffb703; --two: #5cb8ff;
  font: 14px/1.35 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, Bangla, 'Noto Sans Bengali', 'Noto Sans', sans-serif;
}
* { box-sizing: border-box; margin: 0 }
html[lang='bn'] { line-height: 1.5 }
body { background: var(--page); color: var(--text); overflow: hidden; -webkit-text-size-adjust: 100% }
.live { display: inline-flex; align-items: center; gap: 6px; padding: 1px 8px; border-radius: 999px; font-size: 11px; font-weight: 700; letter-spacing: .04em; background: #3a1215; color: #ffb3b3; white-space: nowrap }
.live::before { content: ''; width: 6px; height: 6px; border-radius: 50%; background: var(--clay) }
.live[data-phase='upcoming'] { background: #10283a; color: #b9dfff }
.live[data-phase='upcoming']::before { background: var(--sky) }
.live[data-phase='finished'] { background: var(--raised); color: var(--quiet) }
.live[data-phase='finished']::before { background: var(--quiet) }
.live[data-down='1'] { background: #3a2c10; color: var(--amber) }
.live[data-down='1']::before { background: var(--amber) }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important } }
`
