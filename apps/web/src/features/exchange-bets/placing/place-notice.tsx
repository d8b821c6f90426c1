import { isApiFailure } from '@maidan/client'
import { slipText } from '@maidan/locales'
import { Link } from '../../../lib/router/link.tsx'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { paths } from '../../../lib/paths.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { leastOdds, mostOdds } from '../slip/odds/odds-steps.ts'
import type { SlipParts } from '../slip/slip-parts.ts'
import type { Stop } from '../slip/stop-of.ts'
import type { Needed } from '../slip/use-needed.ts'
import { isOwnLimit } from '../../../lib/calls/is-own-limit.ts'
import { isUnsure } from './use-intention.ts'
import type { usePlaceBet } from './use-place-bet.ts'

type Props = Pick<SlipParts, 'market' | 'moved'> & {
  /** By which the button names it as its reason. */
  id: string
  stop: Stop | null
  /** Whether price and stake stand. */
  isTyped: boolean
  needed: Needed
  placing: ReturnType<typeof usePlaceBet>
}

/** The first thing that the player should know before they place: what stops it, or a refusal. */
export function PlaceNotice(props: Props) {
  const { id, stop, placing, moved } = props
  const t = useText(slipText)
  const language = useLanguage()
  if (stop !== null) return <StopNotice {...props} stop={stop} />
  if (placing.error && !placing.isPending) {
    return (
      <p className="flex items-center gap-3 text-sm text-clay-soft" id={id} role="alert">
        <span className="flex-1">
          {moved
            ? t('oddsNow', { odds: moved.shown })
            : failureText(placing.error, {
                language,
                fallback: isUnsure(placing.error) ? t('placeUnsure') : t('placeFailed'),
                network: t('placeUnsure'),
              })}
        </span>
        {isOwnLimit(placing.error) && <NoticeLink text={t('toLimits')} to={paths.protection} />}
        {isAboveBonus(placing.error) && (
          <NoticeLink text={t('toBonus')} to={paths.turnoverRecord} />
        )}
      </p>
    )
  }
  return <Funds {...props} />
}

function StopNotice({ id, stop, market, needed }: Props & { stop: Stop }) {
  const t = useText(slipText)
  const text = useStopText({ stop, market, needed })
  return (
    <p className="flex items-center gap-3 text-sm text-amber" id={id} role="status">
      <span className="flex-1">{text}</span>
      {stop === 'not_enough' && <NoticeLink text={t('toDeposit')} to={paths.deposit} />}
    </p>
  )
}

/** Whether a kept bonus of the player asks for smaller bets: there they can give it up. */
function isAboveBonus(error: unknown): boolean {
  return isApiFailure(error) && error.code === 'BONUS_BET_MAX'
}

function NoticeLink({ text, to }: { text: string; to: string }) {
  return (
    <Link className="inline-flex min-h-11 items-center font-semibold underline" to={to}>
      {text}
    </Link>
  )
}

function useStopText({ stop, market, needed }: Pick<Props, 'market' | 'needed'> & { stop: Stop }) {
  const t = useText(slipText)
  switch (stop) {
    case 'other_currency':
      return t('takaOnly', { currency: needed.currency ?? '' })
    case 'suspended':
      return t('suspended')
    case 'ball_running':
      return t('ballRunning')
    case 'cancels_only':
      return t('cancelsOnly')
    case 'closed':
      return t('closed')
    case 'gone':
      return t('priceGone')
    case 'odds_unread':
      return t('oddsUnread', { min: leastOdds, max: mostOdds })
    case 'stake_unread':
      return t('stakeUnread')
    case 'stake_low':
      return t('stakeLow', { min: shortMoney(readMinor(market?.stake_min)) })
    case 'stake_high':
      return t('stakeHigh', { max: shortMoney(readMinor(market?.stake_max)) })
    case 'not_enough':
      return t('notEnough', {
        amount: shortMoney(needed.availableMinor ?? 0n),
        needed: shortMoney(needed.neededMinor ?? 0n),
      })
  }
}

/** What is there to bet with, and what this bet would hold of it. */
function Funds({ id, needed: { availableMinor, neededMinor }, isTyped }: Props) {
  const t = useText(slipText)
  const holds =
    neededMinor === 0n ? t('holdsNothing') : t('holds', { amount: shortMoney(neededMinor ?? 0n) })
  return (
    <p className="tabular text-sm text-quiet" id={id}>
      {availableMinor !== null && t('available', { amount: shortMoney(availableMinor) })}
      {isTyped && neededMinor !== null && ` · ${holds}`}
    </p>
  )
}
