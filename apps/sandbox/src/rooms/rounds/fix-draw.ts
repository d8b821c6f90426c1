import type { PoolClient } from 'pg'
import { oneRow } from '../../games/db/one-row.ts'
import { returnBets } from '../bets/return-bets.ts'
import { firstSeeds, lockBets } from '../bets/round-bets.ts'
import { linkAt } from '../chain/chains.ts'
import { drawOutcome } from '../chain/draw-outcome.ts'
import { fixEntries } from '../contests/fix-entries.ts'
import { asLeader, type Lead } from '../lead/as-leader.ts'
import type { OfferedRoom } from '../../games/catalog/offered-game.ts'
import type { Rooms } from '../rooms.ts'
import { shownEndsMs } from './betting-ends.ts'
import type { Round } from './round.ts'

const TOO_LATE = 'The stake was not confirmed before the draw; the bet did not take place.'

/**
 * Draws a closed round: whoever's stake is not there by now has it back, the client seeds are fixed,
 * and with them the outcome, all in one transaction. A curve starts from here; anything else is shown.
 */
export async function fixDraw(
  rooms: Rooms,
  { game }: OfferedRoom,
  lead: Lead,
  round: Round,
): Promise<void> {
  await asLeader(rooms.db, lead, async (client) => {
    await returnBets(client, await lockBets(client, round, ['betting']), TOO_LATE)
    if (game.contest !== undefined) await fixEntries(client, round)
    const link = await useLink(client, round)
    const clientSeeds = await firstSeeds(client, round)
    const outcome = drawOutcome(game, { link, clientSeeds, number: round.number })
    const nowMs = rooms.clock.nowMs()
    const bettingEndedMs = round.phaseEndsMs ?? nowMs
    const endsMs = shownEndsMs(game.timing, { bettingEndedMs, shownAtMs: nowMs })
    await client.query(
      `update studio.room_rounds set client_seeds = $3, outcome = $4, phase = $5,
         phase_began_ms = $6, phase_ends_ms = $7, rose_ms = $8
       where game = $1 and number = $2 and phase = 'closing'`,
      [
        round.game,
        round.number,
        clientSeeds,
        JSON.stringify(outcome),
        game.curve === undefined ? 'shown' : 'running',
        nowMs,
        game.curve === undefined ? endsMs : null,
        game.curve === undefined ? null : nowMs,
      ],
    )
  })
  rooms.news.tell(round.game, 'phase')
}

/** Takes the round's link from its chain, where it must be the next one. */
async function useLink(client: PoolClient, { chainId, linkIndex }: Round): Promise<string> {
  const used = await client.query<{ lastLink: string; length: number }>(
    `update studio.room_chains set used = $2 where id = $1 and used = $2 - 1
     returning last_link as "lastLink", length`,
    [chainId, linkIndex],
  )
  return linkAt(oneRow(used), linkIndex)
}
