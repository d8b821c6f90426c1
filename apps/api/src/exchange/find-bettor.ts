import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { PlayerIdentity } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { openAccount } from '../ledger/account-book.ts'
import type { Bettor } from './matcher/matcher-command.ts'

type Row = {
  cash_account: bigint
  exposure_account: bigint | null
  status: string
  exchange_blocked: boolean
}

/** The player as the exchange knows him, his account for money at risk opened at the first bet. */
export async function findBettor({ db }: Context, player: PlayerIdentity): Promise<Bettor> {
  if (player.currency !== 'BDT')
    throw new Refusal('EXCHANGE_CURRENCY', { params: { currency: player.currency } })
  const { rows } = await sql<Row>`
    SELECT cash_account, exposure_account, status, exchange_blocked FROM player
    WHERE id = ${player.playerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_LOGGED_IN')
  if (row.status !== 'active') throw new Refusal('ACCOUNT_BLOCKED')
  if (row.exchange_blocked) throw new Refusal('SECTION_BLOCKED')
  const exposure = row.exposure_account ?? (await openExposure(db, player))
  return { playerId: Number(player.playerId), cash: row.cash_account, exposure }
}

async function openExposure(db: Context['db'], { playerId, currency }: PlayerIdentity) {
  const id = await openAccount(db, { code: `player:${playerId}:exposure`, currency, kept: true })
  await sql`
    UPDATE player SET exposure_account = ${id} WHERE id = ${playerId}
  `.execute(db)
  return id
}
