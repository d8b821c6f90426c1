import { HOME_CURRENCY } from '@maidan/contract'
import { sql } from 'kysely'
import { readRows, readTogether } from '../platform/database/read-together.ts'
import { declare, numbers } from '../platform/database/statement.ts'
import type { PlayerIdentity } from '../platform/http/handler.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { openAccount } from '../platform/ledger/account-book.ts'
import type { Bettor } from './matcher/matcher-command.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.ts'
import { refuseBreak } from '../protection/breaks/refuse-break.ts'

type Ports = { clock: Clock; db: Db }

type Row = {
  id: bigint
  cash_account: bigint
  exposure_account: bigint | null
  status: string
  exchange_blocked: boolean
  break_until: Date | null
  stake_max_minor: bigint | null
  has_loss_limit: boolean
  aside_until: Date | null
  play_minutes_max: bigint | null
}

/** What a player has set for themselves, as their own row has it; null for no limit. */
export type OwnLimits = {
  /** The most that one bet may lose. */
  stakeMaxMinor: bigint | null
  /** Whether their cash may not fall below something, by a limit on losses or on deposits. */
  hasFloor: boolean
  /** How long they play a day. */
  minutesMax: bigint | null
}

/** The player as the exchange knows them, where they may bet. Refuses with SECTION_BLOCKED, ON_BREAK too. */
export async function findBettor(ports: Ports, player: PlayerIdentity): Promise<Bettor> {
  return (await findLimitedBettor(ports, player)).bettor
}

/** The same, with the limits that they have set. */
export async function findLimitedBettor(
  ports: Ports,
  player: PlayerIdentity,
): Promise<{ bettor: Bettor; limits: OwnLimits }> {
  const { bettor, isBlocked, breakUntil, limits } = await readPlayer(ports, player)
  if (isBlocked) throw new Refusal('SECTION_BLOCKED')
  refuseBreak(breakUntil, ports.clock.now())
  return { bettor, limits }
}

/**
 * The same where they only close what they have, at once or not at all: a break of their own does not
 * leave anybody with a position that they want to be rid of.
 */
export async function findCloser(
  ports: Pick<Ports, 'db'>,
  player: PlayerIdentity,
): Promise<Bettor> {
  const { bettor, isBlocked } = await readPlayer(ports, player)
  if (isBlocked) throw new Refusal('SECTION_BLOCKED')
  return bettor
}

/** The same where they only take back what is theirs, which nobody is kept from. */
export async function findOwner(ports: Pick<Ports, 'db'>, player: PlayerIdentity): Promise<Bettor> {
  return (await readPlayer(ports, player)).bettor
}

/** Their account for money at risk is opened at the first bet. */
async function readPlayer({ db }: Pick<Ports, 'db'>, player: PlayerIdentity) {
  if (player.currency !== HOME_CURRENCY)
    throw new Refusal('EXCHANGE_CURRENCY', { params: { currency: player.currency } })
  const row = await readBettor(db, player.playerId)
  if (!row) throw new Refusal('NOT_LOGGED_IN')
  if (row.status !== 'active') throw new Refusal('ACCOUNT_BLOCKED')
  const exposure = row.exposure_account ?? (await openExposure(db, player))
  const bettor = { playerId: Number(player.playerId), cash: row.cash_account, exposure }
  const limits = {
    stakeMaxMinor: row.stake_max_minor,
    // Whether it has run out already is seen where it is read.
    hasFloor: row.has_loss_limit || row.aside_until !== null,
    minutesMax: row.play_minutes_max,
  }
  return { bettor, isBlocked: row.exchange_blocked, breakUntil: row.break_until, limits }
}

const bettorsStatement = declare<Row>(
  'exchange_bettors',
  `SELECT id, cash_account, exposure_account, status, exchange_blocked, break_until, stake_max_minor,
    has_loss_limit, aside_until, play_minutes_max
  FROM player
  WHERE id = ANY($1::bigint[])`,
)

const readBettor = readTogether(async (db, playerIds: readonly bigint[]) => {
  const rows = await readRows(db, bettorsStatement, [numbers(playerIds)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return playerIds.map((id) => byId.get(id) ?? null)
})

async function openExposure(db: Db, { playerId, currency }: PlayerIdentity) {
  const id = await openAccount(db, { code: `player:${playerId}:exposure`, currency, kept: true })
  await sql`
    UPDATE player SET exposure_account = ${id} WHERE id = ${playerId}
  `.execute(db)
  return id
}
