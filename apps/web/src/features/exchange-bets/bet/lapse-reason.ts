import type { PlainKey, slipText } from '@maidan/locales'

type SlipKey = PlainKey<typeof slipText.en>

const reasons: Readonly<Record<string, SlipKey>> = {
  MARKET_CHANGED: 'lapseMarketChanged',
  ODDS_CHANGED: 'lapseOddsChanged',
  MARKET_SUSPENDED: 'lapseSuspended',
  MARKET_NOT_OPEN: 'lapseSuspended',
  BALL_RUNNING: 'lapseBall',
  MARKET_CLOSED: 'lapseClosed',
  FEED_STALE: 'lapseStale',
  RUNNER_REMOVED: 'lapseRunner',
  CANCELS_ONLY: 'lapseEventDelay',
  MATERIAL_EVENT: 'lapseEvent',
  TURNED_IN_PLAY: 'lapseInPlay',
  ORDER_EXPIRED: 'lapseExpired',
  SELF_MATCH: 'lapseSelf',
  NOT_FILLED: 'lapseNotFilled',
  INTERRUPTED: 'lapseInterrupted',
  HOUSE_LIMIT: 'lapseHouseLimit',
  NOT_ENOUGH_MONEY: 'lapseMoney',
  SECTION_BLOCKED: 'lapseBlocked',
  LOSS_LIMIT: 'lapseOwnLimit',
  STAKE_LIMIT: 'lapseOwnLimit',
}

/** The text that says why a bet, or a part of it, lapsed. */
export function lapseReason(code: string | null): SlipKey {
  return reasons[code ?? ''] ?? 'lapseOther'
}
