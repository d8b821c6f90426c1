import type { OurRound, RoundState } from '@maidan/casino'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { playerReference } from '../studios/player-reference.ts'

export type OurLine = OurRound & { currency: Currency; playerId: bigint }

type Row = {
  round_id: string
  player_id: bigint
  currency: Currency
  state: RoundState
  bet_minor: bigint
  win_minor: bigint
  created_at: Date
}

type Asked = {
  /** Of which players’ names at the provider are made. */
  secret: string
  platform: string
  span: { from: Date; until: Date }
  /** Rounds that are wanted whenever they began. */
  named: readonly string[]
}

/** The rounds of a provider that began here in a span, and those that are named. */
export async function readOurRounds(db: Db, asked: Asked): Promise<OurLine[]> {
  const { secret, platform, span, named } = asked
  const { rows } = await sql<Row>`
    SELECT round_id, player_id, currency, state, bet_minor, win_minor, created_at FROM game_round
    WHERE platform = ${platform} AND created_at >= ${span.from} AND created_at < ${span.until}
    UNION
    SELECT round_id, player_id, currency, state, bet_minor, win_minor, created_at FROM game_round
    WHERE platform = ${platform} AND round_id = ANY(${[...named]}::text[])
  `.execute(db)
  const names = new Map<bigint, string>()
  const nameOf = (playerId: bigint) => {
    const name = names.get(playerId) ?? playerReference(secret, platform, playerId)
    names.set(playerId, name)
    return name
  }
  return rows.map((row) => ({
    roundId: row.round_id,
    playerId: row.player_id,
    player: nameOf(row.player_id),
    currency: row.currency,
    state: row.state,
    betMinor: row.bet_minor,
    winMinor: row.win_minor,
    beganMs: row.created_at.getTime(),
  }))
}
