import { slipText, tradingText } from '@maidan/locales'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { sideClass } from '../../../features/exchange-bets/bet/bet-words.ts'
import { useCancelBets } from '../../../features/exchange-bets/open-bets/use-cancel-bets.ts'
import type { Bet } from '../../../features/exchange-bets/queries.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'

/** What the player has waiting on a side of a tick; a press takes it away. */
export function OwnCell({ bets }: { bets: readonly Bet[] }) {
  const t = useText(tradingText)
  const slip = useText(slipText)
  const cancelling = useCancelBets()
  const [first] = bets
  if (first === undefined) return <div aria-label={t('mine')} role="gridcell" />
  const minor = bets.reduce((sum, { remaining }) => sum + readMinor(remaining), 0n)
  const amount = shortMoney(minor)
  return (
    <div className="flex" role="gridcell">
      <button
        aria-label={t('cancelAt', { side: slip(first.side), amount, odds: first.odds })}
        className={clsx(
          'tabular flex w-full items-center justify-center gap-0.5 rounded-sm text-xs font-bold',
          sideClass(first.side),
        )}
        disabled={cancelling.isPending}
        onClick={() => cancelling.mutate(bets)}
        tabIndex={-1}
        title={t('cancelAt', { side: slip(first.side), amount, odds: first.odds })}
        type="button"
      >
        {amount.replace(/^\D+/, '')}
        <X aria-hidden className="size-3 shrink-0" />
      </button>
    </div>
  )
}
