import { slipText } from '@maidan/locales'
import type { Translate } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, CircleSlash, Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { DelayRing } from './delay-ring.tsx'
import { lapseReason } from '../bet/lapse-reason.ts'
import { outcomeOf } from '../bet/outcome-of.ts'
import type { BetOutcome } from '../bet/outcome-of.ts'
import { refreshBets, useFollowedBet } from '../queries.ts'
import type { Bet } from '../queries.ts'

type Props = {
  placed: Bet
  /** What it holds besides, in minor units; null if that is not known. */
  heldMinor: bigint | null
  onAgain: () => void
  onClose: () => void
}

/** What became of a placed bet and what that means for the money, followed until it is known. */
export function PlacedBet({ placed, heldMinor, onAgain, onClose }: Props) {
  const t = useText(slipText)
  const bet = useFollowedBet(placed)
  const outcome = outcomeOf(bet)
  const queries = useQueryClient()
  useEffect(() => {
    if (outcome !== 'delayed') refreshBets(queries)
  }, [outcome, queries])
  return (
    <div className="flex flex-col items-center gap-4 pt-6 pb-2 text-center">
      {outcome === 'delayed' ? (
        <DelayRing delayMs={delayOf(bet)} />
      ) : (
        <OutcomeIcon outcome={outcome} />
      )}
      <div aria-live="polite" className="flex flex-col items-center gap-2">
        <h3 className="text-lg font-semibold">{t(titles[outcome])}</h3>
        <OutcomeWords bet={bet} heldMinor={heldMinor} outcome={outcome} />
      </div>
      <div className="mt-2 grid w-full grid-cols-2 gap-3">
        <Button look="secondary" onClick={onAgain}>
          {t('anotherBet')}
        </Button>
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </div>
  )
}

type Outcome = Pick<Props, 'heldMinor'> & { bet: Bet; outcome: BetOutcome }

function OutcomeWords(props: Outcome) {
  const { bet } = props
  const t = useText(slipText)
  const reason = bet.lapse_code === null ? '' : t(lapseReason(bet.lapse_code))
  const words = useOutcomeWords(props)
  return (
    <>
      {reason !== '' && <p className="text-base">{reason}</p>}
      <p className="max-w-sm text-sm text-quiet">{words}</p>
    </>
  )
}

function useOutcomeWords({ bet, heldMinor, outcome }: Outcome): string {
  const t = useText(slipText)
  const money = (decimal: string) => shortMoney(readMinor(decimal))
  const [amount, matched, rest] = [money(bet.stake), money(bet.matched), money(bet.remaining)]
  const [win, lose] = [money(bet.potential_profit), money(bet.potential_liability)]
  const { odds, average_odds } = bet
  switch (outcome) {
    case 'delayed':
      return `${t('waitingMeans')} ${heldText(t, 'heldMeanwhile', heldMinor)}`
    case 'matched':
      return t('matchedMeans', { amount, odds: average_odds, win, lose })
    case 'part':
      return t('partMeans', { amount, matched, rest, odds: average_odds })
    case 'part_over':
      return t('partOver', { amount, matched, odds: average_odds })
    case 'open':
      return `${t('openMeans', { amount, odds })} ${heldText(t, 'heldUntil', heldMinor)}`
    case 'lapsed':
    case 'cancelled':
      return t('moneyFree')
  }
}

/** What a bet holds of the balance: nothing where the player's other bets cover it. */
function heldText(
  t: Translate<typeof slipText.en>,
  words: 'heldMeanwhile' | 'heldUntil',
  heldMinor: bigint | null,
): string {
  if (heldMinor === null) return t('heldSome')
  return heldMinor === 0n ? t('heldNothing') : t(words, { amount: shortMoney(heldMinor) })
}

const titles = {
  delayed: 'waitingTitle',
  matched: 'matchedTitle',
  part: 'partTitle',
  part_over: 'partTitle',
  open: 'openTitle',
  lapsed: 'lapsedTitle',
  cancelled: 'cancelledTitle',
} as const satisfies Record<BetOutcome, string>

function OutcomeIcon({ outcome }: { outcome: Exclude<BetOutcome, 'delayed'> }) {
  const size = 'size-14'
  switch (outcome) {
    case 'matched':
      return <CircleCheck aria-hidden className={`${size} text-grass`} />
    case 'part':
    case 'part_over':
      return <CircleDashed aria-hidden className={`${size} text-grass`} />
    case 'open':
      return <Hourglass aria-hidden className={`${size} text-amber`} />
    case 'lapsed':
    case 'cancelled':
      return <CircleSlash aria-hidden className={`${size} text-clay-soft`} />
  }
}

/** How long the delay is by the server's own clock, whatever the device's. */
function delayOf({ ready_at, placed_at }: Bet): number {
  return ready_at === null ? 0 : Math.max(0, Date.parse(ready_at) - Date.parse(placed_at))
}
