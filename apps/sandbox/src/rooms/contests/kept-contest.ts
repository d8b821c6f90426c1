import type { Queryable } from '../../games/db/queryable.ts'
import type { Bet } from '../bets/bet.ts'
import { maskedName } from '../bets/masked-name.ts'
import type { ContestField } from '../room-api.ts'
import type { Round } from '../rounds/round.ts'

/** An entry as the studio keeps it, with whose it is at the wallet. */
type KeptEntry = { betId: string; owner: string; player: number; name: string; spot: unknown }

/** A contest whose entries are fixed, in the order in which they came; it never changes. */
export type KeptContest = {
  /** Its name at the wallet; of several currencies there is one of this name for each. */
  contest: string
  currency: string
  stakeMinor: string
  entries: readonly KeptEntry[]
}

type Row = {
  contest: string
  currency: string
  stakeMinor: string
  betId: string
  owner: string
  username: string
  spot: unknown
}

const SELECT_ENTRY = `
  select contest, currency, stake_minor as "stakeMinor", id as "betId", player as owner, username,
    spot
  from studio.room_bets`

const IN_ORDER = `order by currency, stake_minor, contest, entry`

/** The contests of a round, none before its draw: by currency, the smallest entry fee first. */
export async function contestsOfRound(
  db: Queryable,
  { game, number }: Pick<Round, 'game' | 'number'>,
): Promise<readonly KeptContest[]> {
  const found = await db.query<Row>(
    `${SELECT_ENTRY} where game = $1 and number = $2 and entry is not null ${IN_ORDER}`,
    [game, number],
  )
  return asContests(found.rows)
}

/** The contests that these bets are in, those that were drawn. */
export async function contestsOfBets(
  db: Queryable,
  bets: readonly Pick<Bet, 'contest' | 'currency'>[],
): Promise<readonly KeptContest[]> {
  const found = await db.query<Row>(
    `${SELECT_ENTRY} where (contest, currency) in (select * from unnest($1::text[], $2::text[]))
       and entry is not null ${IN_ORDER}`,
    [bets.map(({ contest }) => contest), bets.map(({ currency }) => currency)],
  )
  return asContests(found.rows)
}

function asContests(rows: readonly Row[]): readonly KeptContest[] {
  const contests = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.contest} ${row.currency}`
    const known = contests.get(key)
    if (known === undefined) contests.set(key, [row])
    else known.push(row)
  }
  return [...contests.values()].flatMap((entries) => {
    const [first] = entries
    if (first === undefined) return []
    const { contest, currency, stakeMinor } = first
    return [{ contest, currency, stakeMinor, entries: asEntries(entries) }]
  })
}

function asEntries(rows: readonly Row[]): readonly KeptEntry[] {
  const owners = [...new Set(rows.map(({ owner }) => owner))]
  const numbers = new Map(owners.map((owner, at) => [owner, at + 1]))
  return rows.map(({ betId, owner, username, spot }) => ({
    betId,
    owner,
    player: numbers.get(owner) ?? 0,
    name: maskedName(username),
    spot,
  }))
}

/** A contest as one player sees it: whose the other entries are is in their masked names alone. */
export function fieldFor(
  { currency, stakeMinor, entries }: KeptContest,
  player: string,
  feeBps: number,
): ContestField {
  return {
    stakeMinor,
    currency,
    feeBps,
    entries: entries.map(({ owner, player: number, name, spot }) => ({
      player: number,
      name,
      spot,
      isOwn: owner === player,
    })),
  }
}
