import { slipText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text/language.ts'
import type { SlipParts } from './slip-parts.ts'

/** The best price of this moment; a tap takes it into the slip. */
export function LiveBest({ live, draft, moved, onChange }: SlipParts) {
  const t = useText(slipText)
  const best = live?.best
  if (!live || moved !== null) return null
  if (!best) {
    return live.state === 'open' && <p className="text-xs text-quiet">{t('noBest')}</p>
  }
  const { odds, run } = best
  const isTaken = Number(odds) === Number(draft.odds) && run === draft.run
  const shown = run === null ? odds : `${run} / ${odds}`
  return (
    <button
      aria-pressed={isTaken}
      className={clsx(
        'flex min-h-11 w-full touch-manipulation items-center justify-center gap-1.5 rounded-card border px-2 text-sm',
        isTaken ? 'border-field-700 text-quiet' : 'border-amber text-amber',
      )}
      onClick={() => onChange({ odds, run, typedOdds: null })}
      type="button"
    >
      {t('bestNow')} <span className="tabular font-semibold">{shown}</span>
    </button>
  )
}
