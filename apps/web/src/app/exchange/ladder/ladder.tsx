import { oddsText, tradingText } from '@maidan/locales'
import { Button, IconButton } from '@maidan/ui'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useOpenBets } from '../../../features/exchange-bets/queries.ts'
import { useShownOdds } from '../../../features/odds/feed/shown-odds.ts'
import { stopOf } from '../../../features/odds/markets/match-odds.ts'
import { useCell } from '../../../features/odds/prices/cells.ts'
import type { ChosenRunner } from '../../../features/odds/runners/chosen-runner.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'
import { LadderGrid, ladderColumns } from './ladder-grid.tsx'
import { ladderRows, middleOf } from './ladder-rows.ts'
import { OneClickBar } from './one-click-bar.tsx'

type Props = { runner: ChosenRunner; onClose: () => void }

/** Where a ladder stands while its runner has no price. */
const EVEN_MONEY_TICK = 99

/**
 * The prices of one runner as a ladder, on which a press bets. Its ticks stay where they are while
 * prices move through them, until it is centred again.
 */
export function Ladder({ runner, onClose }: Props) {
  const t = useText(tradingText)
  const odds = useText(oddsText)
  const { name } = runner
  const book = useBook(runner)
  const own = useOwnBets(runner)
  const found = middleOf(book)
  const [kept, keep] = useState(found)
  // The first prices come after the ladder.
  if (kept === null && found !== null) keep(found)
  const rows = ladderRows(book, own, kept ?? EVEN_MONEY_TICK)
  const [centred, centre] = useState(0)
  return (
    <section aria-label={t('ladderOf', { name })} className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-2 px-3">
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</h2>
        <Stop runner={runner} />
        <Button
          look="secondary"
          onClick={() => {
            keep(found)
            centre(centred + 1)
          }}
          size="small"
        >
          {t('centre')}
        </Button>
        <IconButton
          icon={<X className="size-5" />}
          label={t('closeLadder')}
          onClick={onClose}
          title={t('closeKey')}
        />
      </div>
      <OneClickBar />
      <div
        aria-hidden
        className={clsx(ladderColumns, 'shrink-0 px-2 py-1 text-center text-xs text-quiet')}
      >
        <span>{t('mine')}</span>
        <span className="font-semibold text-back">{odds('back')}</span>
        <span>{t('odds')}</span>
        <span className="font-semibold text-lay">{odds('lay')}</span>
        <span>{t('mine')}</span>
      </div>
      <LadderGrid
        key={centred}
        middle={kept ?? EVEN_MONEY_TICK}
        onLeave={onClose}
        rows={rows}
        runner={runner}
      />
      <p className="shrink-0 border-t border-field-800 px-3 py-2 text-xs text-quiet">
        {t('ladderHint')} <span className="block pt-0.5">{t('ladderKeys')}</span>
      </p>
    </section>
  )
}

/** Why nothing can be bet on the market now. */
function Stop({ runner: { market } }: { runner: ChosenRunner }) {
  const odds = useText(oddsText)
  const { odds: shown } = useShownOdds()
  const why = useCell(shown, market.marketId, (known) => (known ? stopOf(known) : null))
  return why && <p className="text-sm font-semibold text-amber">{odds(why)}</p>
}

const noPrices = { back: [], lay: [] }

function useBook({ market, runnerId }: ChosenRunner) {
  const { odds } = useShownOdds()
  const runner = useCell(odds, market.marketId, (known) =>
    known?.runners.find(({ id }) => id === runnerId),
  )
  return runner ?? noPrices
}

/** The player's bets on the runner of which a part waits in the book. */
function useOwnBets({ market, runnerId }: ChosenRunner) {
  const bets = useOpenBets().data ?? []
  return bets.filter(
    (bet) =>
      bet.market_id === market.marketId &&
      bet.selection_id === runnerId &&
      bet.state === 'open' &&
      readMinor(bet.remaining) > 0n,
  )
}
