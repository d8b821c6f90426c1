import { tradingText } from '@maidan/locales'
import { clsx } from 'clsx'
import { sizeText } from '../../../features/odds/prices/price-text.ts'
import { useText } from '../../../lib/text/language.ts'
import type { LadderRow } from './ladder-rows.ts'

type Side = 'back' | 'lay'
type Props = {
  row: Pick<LadderRow<unknown>, 'odds' | 'sizes' | 'best'>
  side: Side
  onBet: (side: Side, odds: string) => void
}

const tones = {
  back: { best: 'bg-back text-ink', offered: 'bg-back-2 text-ink', none: 'bg-back/10' },
  lay: { best: 'bg-lay text-ink', offered: 'bg-lay-2 text-ink', none: 'bg-lay/10' },
} as const

/** A side of a tick with what can be taken there; a press bets at it. */
export function PriceCell({ row, side, onBet }: Props) {
  const t = useText(tradingText)
  const size = row.sizes[side]
  const { best, offered, none } = tones[side]
  return (
    <div className="flex" role="gridcell">
      <button
        aria-label={t(side === 'back' ? 'backAt' : 'layAt', { odds: row.odds })}
        className={clsx(
          'tabular w-full text-sm font-semibold transition hover:brightness-125',
          row.best[side] ? best : size ? offered : none,
        )}
        onClick={() => onBet(side, row.odds)}
        tabIndex={-1}
        type="button"
      >
        {size === null ? '·' : size > 0 && sizeText(size)}
      </button>
    </div>
  )
}
