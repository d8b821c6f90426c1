import type { Person, World } from '@maidan/testkit'
import { sql } from 'kysely'

type Round = {
  taka: bigint
  won?: bigint
  /** What of the stake was never at risk. */
  unplayed?: bigint
  game?: string
  state?: 'open' | 'closed' | 'refunded'
  /** Free rounds that it is one of. */
  freeGrantId?: bigint
  /** When it was decided, if not now. */
  at?: Date
}

/** Rounds of games as the wallet leaves them. */
export function decidedRounds(world: World) {
  let rounds = 0
  /** Gives the round's id. */
  return async (
    { playerId }: Person,
    { taka, won = 0n, unplayed = 0n, ...round }: Round,
  ): Promise<string> => {
    rounds += 1
    const id = `decided-${rounds}`
    const {
      game = 'PADMA-GOLD',
      state = 'closed',
      freeGrantId = null,
      at = world.clock.now(),
    } = round
    await sql`
      INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
        win_minor, bets, created_at, updated_at, settled_at, free_grant_id,
        unplayed_minor)
      VALUES ('PADMA', ${id}, ${playerId}, ${game}, 'BDT', ${state}, ${taka * 100n}, ${won * 100n},
        '[]', ${at}, ${at}, ${state === 'open' ? null : at}, ${freeGrantId},
        ${unplayed * 100n})
    `.execute(world.api.ctx.db)
    return id
  }
}
