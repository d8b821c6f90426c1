import { BOOK_MARGIN_BPS, FREE_BET_ODDS_MIN_CENTI } from '@maidan/casino'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { Purse } from '../../games/sessions/read-purse.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { SessionView } from '../book-api.ts'
import type { Book } from '../book.ts'
import { oddsText } from '../odds/odds-text.ts'
import { stakeLimits } from '../stake-limits.ts'

/** All a page needs to take bets: who plays, their money, and what a stake may be. */
export function sessionView(
  book: Book,
  session: Session,
  purse: Omit<Purse, 'bonusOddsMin'>,
): SessionView {
  const limits = stakeLimits(session.currency)
  if (limits === null) throw new StudioError('CURRENCY_NOT_OFFERED')
  return {
    username: session.username,
    currency: session.currency,
    language: session.language,
    siteOrigin: book.siteOrigin,
    balanceMinor: String(purse.balanceMinor),
    mayBet: purse.mayBet,
    stakeMinMinor: String(limits.minMinor),
    stakeMaxMinor: String(limits.maxMinor),
    returnMaxMinor: String(limits.returnMaxMinor),
    quickStakesMinor: limits.quickMinor.map(String),
    inPlayDelayMs: book.inPlayDelayMs,
    freeOddsMin: oddsText(FREE_BET_ODDS_MIN_CENTI),
    marginBps: BOOK_MARGIN_BPS,
  }
}
