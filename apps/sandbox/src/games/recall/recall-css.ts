/** Bangla letters for devices without their own, built with the game page. */
export const RECALL_FONT = '/assets/noto-sans-bengali-bengali-wght-normal.woff2'

/** The look of the pages that are made without any script: a past round, a bet, what the studio offers. */
export const RECALL_CSS = `
@font-face {
  font-family: 'Noto Sans Bengali';
  src: local('Noto Sans Bengali'),
    url('${RECALL_FONT}') format('woff2');
  font-weight: 100 900;
  font-display: block;
  unicode-range: U+0951-0952, U+0964-0965, U+0980-09FE, U+25CC;
}
:root { color-scheme: dark; font: 16px/1.5 system-ui, 'Noto Sans Bengali', sans-serif; }
body { margin: 0; background: #07130e; color: #f2f7f4; font-variant-numeric: tabular-nums; }
main { max-width: 640px; margin: 0 auto; padding: 16px; }
h1 { font-size: 24px; margin: 8px 0 16px; }
h2 { display: flex; justify-content: space-between; font-size: 16px; margin: 0 0 8px; }
h2 span { color: #ffcc66; }
section { margin: 16px 0; padding: 16px; border: 1px solid #1d4430; border-radius: 12px; background: #0c1e16; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { color: #a9bdb2; }
dd { margin: 0; overflow-wrap: anywhere; text-align: right; }
ul { margin: 8px 0 0; padding: 0; list-style: none; color: #a9bdb2; }
.grid { display: block; width: 100%; border-radius: 8px; background: #13301f; }
.cell { fill: transparent; stroke: #1d4430; stroke-width: 2; }
.cell.won { fill: #4a3a10; stroke: #ffb703; stroke-width: 4; }
p.held { margin: 0 0 8px; color: #a9bdb2; }
.reel.held { fill: none; stroke: #d8f27a; stroke-width: 6; }
.line { fill: none; stroke: #ffb703; stroke-width: 6; stroke-linejoin: round; opacity: 0.7; }
.group { fill: none; stroke: #ffe9a8; stroke-width: 10; stroke-linejoin: round; }
.worth { fill: #fffbe8; stroke: #3a1604; stroke-width: 7; paint-order: stroke fill; font-size: 30px; font-weight: 800; text-anchor: middle; }
.mini { width: 32px; height: 32px; vertical-align: middle; }
.note { color: #ffcc66; }
.wide { max-width: 1200px; }
.wide h2 { margin: 32px 0 8px; font-size: 20px; }
.ways { display: flex; flex-wrap: wrap; gap: 8px 24px; }
.ways a { display: inline-flex; align-items: center; min-height: 44px; color: #2dd479; }
.games { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 12px; color: inherit; }
.games section { height: 100%; box-sizing: border-box; margin: 0; }
.games img { float: right; margin: 0 0 8px 12px; border-radius: 12px; }
.games h3 { margin: 0 0 8px; font-size: 18px; }
.games dl { clear: both; }
@media (max-width: 420px) { dl { grid-template-columns: 1fr; } dd { text-align: left; margin-bottom: 8px; } }
`
