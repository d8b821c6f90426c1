import { slipText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useText } from '../../../../lib/text/language.ts'
import type { SlipParts } from '../slip-parts.ts'

/**
 * The best price of this moment; a tap takes it into the slip. It keeps its place while there is
 * none, so that nothing below moves with every ball.
 */
export function LiveBest({ live, draft, moved, onChange }: SlipParts) {
  const t = useText(slipText)
  const best = live?.state === 'open' ? live.best : null
  if (live?.state === 'open' && best === null) {
    return (
      <p className="flex min-h-11 items-center justify-center text-center text-xs text-quiet">
        {t('noBest')}
      </p>
    )
  }
  const isTaken =
    best !== null && Number(best.odds) === Number(draft.odds) && best.run === draft.run
  const isOffered = best !== null && !isTaken && moved === null
  return (
    <button
      aria-pressed={isTaken}
      className={clsx(
        'flex min-h-11 w-full wide:min-h-9 touch-manipulation items-center justify-center gap-1.5 rounded-card border px-2 text-sm',
        isOffered ? 'border-amber text-amber' : 'border-field-700 text-quiet',
      )}
      disabled={best === null || moved !== null}
      onClick={() => best && onChange({ ...best, typedOdds: null })}
      type="button"
    >
      {t('bestNow')} <span className="tabular font-semibold">{best ? shownOdds(best) : '–'}</span>
    </button>
  )
}

function shownOdds({ odds, run }: { odds: string; run: string | null }): string {
  return run === null ? odds : `${run} / ${odds}`
}
