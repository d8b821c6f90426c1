import { openBets } from '../bets/bet.ts'
import type { Book } from '../book.ts'
import { decideLeg } from './decide-leg.ts'
import { settleLeg } from './settle-bet.ts'

/** Matches and bets that one look takes. */
const MATCHES_PER_LOOK = 30
const BETS_PER_MATCH = 200

/** How often a match is asked for its result, once it has begun and before. */
const ASK_BEGUN_SECONDS = 2
const ASK_COMING_SECONDS = 30

/** Asks for the results of the matches that open bets wait for, and settles what they decide. */
export async function settleMatches(book: Book, nowMs: number): Promise<void> {
  for (const eventId of await askedNow(book)) {
    // A silent source keeps bets waiting, never decides them; the next match may still answer.
    const facts = await book.feed.facts(eventId).catch((error: unknown) => {
      book.log.warn({ err: error, event: eventId }, 'what a match decided could not be read')
      return 'silent' as const
    })
    if (facts === 'silent') continue
    for (const bet of await openBets(book.db, eventId, BETS_PER_MATCH)) {
      const leg = bet.legs.find((one) => one.eventId === eventId)
      const verdict = leg ? decideLeg({ ...leg, placedAt: bet.placedAt }, facts, nowMs) : null
      if (verdict !== null) await settleLeg(book, bet.id, { eventId, verdict })
    }
  }
}

/**
 * Matches with open bets, those longest unasked first; each look stamps what it takes. One that has
 * not begun is asked seldom: its start may have been moved.
 */
async function askedNow({ db }: Book): Promise<string[]> {
  const found = await db.query<{ event_id: string }>(
    `update studio.bet_matches set asked_at = clock_timestamp()
     where event_id in (
       select m.event_id from studio.bet_matches m
       where m.asked_at < now() - make_interval(
           secs => case when m.starts_at <= now() then $2::int else $3::int end)
         and exists (select from studio.bet_legs l join studio.bets b on b.id = l.bet
           where l.event_id = m.event_id and l.result is null and b.state = 'open')
       order by m.asked_at limit $1 for update skip locked)
     returning event_id`,
    [MATCHES_PER_LOOK, ASK_BEGUN_SECONDS, ASK_COMING_SECONDS],
  )
  return found.rows.map((row) => row.event_id)
}
