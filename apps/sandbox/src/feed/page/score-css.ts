import { commonCss } from './common-css.ts'

/** The score frame: a board as in a broadcast, from 320 px up. */
export const scoreCss = `${commonCss}
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; padding: 8px 12px; min-height: 100dvh; align-content: center; background: radial-gradient(120% 90% at 50% -30%, #17402b 0%, var(--surface) 55%, var(--page) 100%) }
.top { display: flex; align-items: center; gap: 8px; min-width: 0; font-size: 12px; color: var(--quiet) }
.top .comp { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.top .clock { font-weight: 700; color: var(--text); font-variant-numeric: tabular-nums; white-space: nowrap }
.board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; border-radius: 12px; overflow: hidden; box-shadow: 0 6px 16px -8px rgb(0 0 0 / 60%) }
.line { display: flex; align-items: center; gap: 10px; min-height: 36px; padding: 0 12px 0 10px; background: var(--raised); border-left: 4px solid var(--one) }
.line:nth-child(2) { border-left-color: var(--two) }
.line .name { flex: 1; min-width: 0; font-size: 15px; font-weight: 600; color: var(--quiet); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.line[data-active='1'] .name { color: var(--text) }
.line .serve { width: 7px; height: 7px; flex: none; border-radius: 50%; background: transparent }
.line[data-active='1'] .serve { background: var(--light); box-shadow: 0 0 8px rgb(255 183 3 / 70%) }
.line .note { font-size: 12px; color: var(--quiet); white-space: nowrap; font-variant-numeric: tabular-nums }
.card { display: inline-block; width: 9px; height: 13px; margin-left: 3px; border-radius: 2px; background: var(--clay); vertical-align: -1px }
.card.booking { background: #ffd43b }
.figures { display: flex; gap: 6px; font-variant-numeric: tabular-nums; white-space: nowrap }
.figures span { min-width: 20px; text-align: center; font-size: 16px; font-weight: 600; color: var(--quiet) }
.figures span:last-child { color: var(--text); font-size: 20px; font-weight: 800 }
.figures span.points { min-width: 32px; margin-left: 2px; padding: 0 4px; border-radius: 6px; background: var(--light); color: #1a1200; font-size: 16px; line-height: 24px; align-self: center }
.flash { animation: flash 900ms ease-out }
@keyframes flash { from { background: #5a4300 } }
.foot { display: flex; align-items: center; gap: 8px; min-width: 0; min-height: 24px }
.summary { flex: 1; min-width: 0; font-size: 14px; font-weight: 600; color: var(--amber); overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
.recent { display: flex; flex: none; gap: 4px; max-width: 62%; overflow: hidden; justify-content: flex-end; font-variant-numeric: tabular-nums }
.recent i { flex: none; min-width: 24px; height: 24px; padding: 0 5px; border-radius: 999px; font: inherit; font-size: 12px; font-weight: 700; line-height: 24px; text-align: center; background: var(--edge); color: var(--text); white-space: nowrap }
.recent i.four { background: #124d6e; color: #cfeaff }
.recent i.six { background: #6a4b00; color: #ffe0a0 }
.recent i.out { background: #7a1f24; color: #ffdada }
.recent i.one, .recent i.two { min-width: 12px; width: 12px; height: 12px; padding: 0; font-size: 0 }
.recent i.one { background: var(--one) }
.recent i.two { background: var(--two) }
.recent[data-sport='tennis'] { align-items: center }
.detail { font-size: 12px; color: var(--text); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.detail:empty { display: none }
.says { font-size: 13px; color: var(--quiet); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.halt { flex: none; padding: 0 8px; border-radius: 999px; background: #3a2c10; color: var(--amber); font-size: 11px; font-weight: 700; line-height: 20px }
@media (max-height: 188px) { .says { display: none } }
@media (max-height: 150px) { .detail { display: none } .line { min-height: 32px } }
@media (min-width: 600px) {
  main { padding: 16px 20px; gap: 10px }
  .line { min-height: 46px }
  .line .name { font-size: 18px }
  .figures span { min-width: 28px; font-size: 19px }
  .figures span:last-child { font-size: 24px }
  .says, .summary { font-size: 15px }
}
`
