import { commonCss } from './common-css.ts'

/** The stream frame: the drawn ground fills it, the score stands above, the commentary below. */
export const streamCss = `${commonCss}
main { position: relative; width: 100%; height: 100dvh; min-height: 180px; overflow: hidden; background: #050d0a }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block }
.bug { position: absolute; top: 8px; left: 8px; max-width: calc(100% - 100px); display: grid; border-radius: 8px; overflow: hidden; background: rgb(7 19 14 / 82%); font-size: 12px; backdrop-filter: blur(4px) }
.bug div { display: flex; align-items: center; gap: 8px; padding: 2px 8px 2px 6px; border-left: 3px solid var(--one) }
.bug div + div { border-left-color: var(--two) }
.bug .name { min-width: 0; max-width: 128px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--quiet); font-weight: 600 }
.bug [data-active='1'] .name { color: var(--text) }
.bug .figure { margin-left: auto; font-weight: 800; font-variant-numeric: tabular-nums; white-space: pre }
.corner { position: absolute; top: 8px; right: 8px; display: grid; gap: 4px; justify-items: end }
.corner .clock { padding: 1px 8px; border-radius: 999px; background: rgb(7 19 14 / 82%); font-size: 12px; font-weight: 700; font-variant-numeric: tabular-nums }
.low { position: absolute; left: 0; right: 0; bottom: 0; padding: 22px 12px 8px; background: linear-gradient(transparent, rgb(5 13 10 / 92%) 60%); display: grid; gap: 1px }
.says { font-size: 14px; font-weight: 600; text-shadow: 0 1px 2px rgb(0 0 0 / 60%); overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
.summary { font-size: 12px; color: var(--amber); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.burst { position: absolute; left: 50%; top: 44%; translate: -50% -50%; padding: 4px 20px; border-radius: 999px; background: var(--light); color: #1a1200; font-size: clamp(22px, 8vw, 44px); font-weight: 900; letter-spacing: .01em; white-space: nowrap; opacity: 0; pointer-events: none; box-shadow: 0 0 40px rgb(255 183 3 / 55%) }
.burst[data-tone='out'] { background: var(--clay); color: #1c0305; box-shadow: 0 0 40px rgb(255 92 92 / 55%) }
.burst[data-tone='sky'] { background: var(--sky); color: #03131f; box-shadow: 0 0 40px rgb(92 184 255 / 55%) }
.burst.on { animation: burst 1900ms cubic-bezier(.2, .7, .2, 1) }
@keyframes burst { 0% { opacity: 0; scale: .6 } 12% { opacity: 1; scale: 1.06 } 20% { scale: 1 } 80% { opacity: 1 } 100% { opacity: 0; scale: 1 } }
@media (max-width: 420px) { .bug { font-size: 11px } .bug .name { max-width: 88px } .says { font-size: 13px } }
@media (min-width: 600px) { .bug { font-size: 14px } .bug .name { max-width: 220px } .says { font-size: 17px } .summary { font-size: 14px } }
@media (prefers-reduced-motion: reduce) { .burst.on { opacity: 1 } }
`
