import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { oddsText } from '../../../bonuses/rules/odds-text.ts'
import { onBreak } from '../../../protection/breaks/refuse-break.ts'
import { findSessionBalance } from '../../studios/find-session-balance.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const walletBalance: Handler<Calls['walletBalance'], Ports> = async (
  { db, clock },
  { partner: { platform }, body },
) => {
  const now = clock.now()
  const found = await findSessionBalance(db, { platform, session: body.session, now })
  if (!found) throw new Refusal('SESSION_EXPIRED')
  return {
    balance: found.balance_minor.toString(),
    currency: found.currency,
    ...(found.odds_min_centi > 0 && { bonus_odds_min: oddsText(found.odds_min_centi) }),
    may_bet: !found.blocked && !onBreak(found.break_until, now),
  }
}
