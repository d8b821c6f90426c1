import { gameFacts } from '../catalog/game-facts.ts'
import { isDemo } from '../demo/demo-session.ts'
import { ensureSeedPairs, readFairness } from '../fairness/seed-pairs.ts'
import { freeRoundsView, nextGrant } from '../free-rounds/free-grant.ts'
import { jackpotView } from '../jackpots/jackpot-view.ts'
import { moneyNotice, roundView } from '../rounds/round-view.ts'
import { lastRounds } from '../rounds/round.ts'
import type { Session } from '../sessions/session.ts'
import type { SessionView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'

/** All a page needs to stand at a game: money, figures, seeds, and the round it has yet to show. */
export async function sessionView(
  studio: Studio,
  session: Session,
  balanceMinor: bigint,
): Promise<SessionView> {
  await ensureSeedPairs(studio.db, session)
  const [last] = await lastRounds(studio.db, session, 1)
  const grant = await nextGrant(studio.db, session)
  return {
    username: session.username,
    currency: session.currency,
    language: session.language,
    siteOrigin: studio.siteOrigin,
    spinIntervalMs: studio.spinIntervalMs,
    balanceMinor: String(balanceMinor),
    isDemo: isDemo(session.walletSession),
    game: gameFacts(session.game, session.currency),
    fairness: await readFairness(studio.db, session),
    unfinished: last === undefined || last.shownAt !== null ? null : roundView(studio, last),
    freeRounds: grant && freeRoundsView(grant),
    notice: last === undefined ? null : moneyNotice(studio, last),
    jackpot: jackpotView(studio, session),
  }
}
