import type { ProviderSlug } from '@maidan/contract'
import type { Queryable } from '../../games/db/queryable.ts'
import { languageOf, type Language } from '../../games/sessions/session.ts'
import type { OwnBetState } from '../room-api.ts'

/**
 * betting → refused                           the wallet said no, nothing moved
 *         → returning → returned              the stake is rolled back: the bet did not take place
 *         → taken → settling → paid → closed  it counts; decided; the win is paid; the round has ended
 *                 → returning → returned      the studio stopped and the round could not be played
 */
export type Bet = {
  /** Its own id, the round's id at the wallet. */
  id: string
  /** The page's id for one press of the button. */
  betId: string
  provider: ProviderSlug
  game: string
  number: number
  player: string
  username: string
  currency: string
  language: Language
  walletSession: string
  spot: unknown
  stakeMinor: bigint
  /** The contest that its stake is in, by its name at the wallet; null for a stake against the house. */
  contest: string | null
  clientSeed: string
  state: OwnBetState
  reason: string | null
  /** A page has shown its player what came of it. */
  isShown: boolean
  /** The height of the curve, in hundredths, at which its player took it out. */
  outAtCenti: number | null
  winMinor: bigint | null
  balanceMinor: bigint | null
  recallKey: string
  placedAt: Date
}

type BetRow = Omit<Bet, 'stakeMinor' | 'winMinor' | 'balanceMinor' | 'language'> & {
  stakeMinor: string
  winMinor: string | null
  balanceMinor: string | null
  language: string
}

export const SELECT_BET = `
  select id, bet_id as "betId", provider, game, number, player, username, currency, language,
    wallet_session as "walletSession", spot, stake_minor as "stakeMinor", contest,
    client_seed as "clientSeed", state, reason, shown_to is not null as "isShown",
    out_at_centi as "outAtCenti",
    win_minor as "winMinor", balance_minor as "balanceMinor", recall_key as "recallKey", placed_at as "placedAt"
  from studio.room_bets`

export async function findBet(db: Queryable, id: string): Promise<Bet | null> {
  const [bet] = await readBets(db, `${SELECT_BET} where id = $1`, [id])
  return bet ?? null
}

/** Runs a query that begins with `SELECT_BET`. */
export async function readBets(db: Queryable, sql: string, values: unknown[]): Promise<Bet[]> {
  const found = await db.query<BetRow>(sql, values)
  return found.rows.map((row) => ({
    ...row,
    language: languageOf(row.language),
    stakeMinor: BigInt(row.stakeMinor),
    winMinor: row.winMinor === null ? null : BigInt(row.winMinor),
    balanceMinor: row.balanceMinor === null ? null : BigInt(row.balanceMinor),
  }))
}
