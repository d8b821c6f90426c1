import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { methodName } from '../deposits/find-method.ts'
import { lockUnallocated } from './lock-unallocated.ts'

type Ports = { clock: Clock; db: Db }

type Asked = { id: bigint; username: string; reason: string; staff: StaffIdentity; ip: string }

/**
 * Asks a second person to credit money that was set aside to a player; answers the request's id.
 * Refuses a player who is not there, or whose currency is another, at the field.
 */
export function askGiving({ clock, db }: Ports, asked: Asked): Promise<bigint> {
  const { id, username, reason, staff, ip } = asked
  return inTransaction(db, async (tx) => {
    const player = await findPlayer(tx, username)
    const parked = await lockUnallocated(tx, id)
    if (player.currency !== parked.currency) throw fieldRefusal('STAFF_PLAYER_UNFIT', 'username')
    const money = (minor: bigint) => decimalAmount(minor, parked.currency)
    const command = { unallocatedId: id.toString(), playerId: player.id.toString() }
    const evidence = {
      reasons: ['always' as const],
      claimed: {
        player: player.username,
        currency: parked.currency,
        amount: money(parked.amountMinor),
        method: methodName(parked.methodKey),
      },
      found: {
        currency: parked.currency,
        trx_id: parked.trxId,
        statement_amount: money(parked.amountMinor),
        ...(parked.sender !== '' && { statement_sender: parked.sender }),
        came_at: parked.cameAt.toISOString(),
        balance_before: money(player.balance_minor),
      },
      effect: {
        currency: parked.currency,
        credited: money(parked.amountMinor),
        balance_after: money(player.balance_minor + parked.amountMinor),
      },
    }
    const about = { kind: 'unallocated.give', subject: `unallocated:${id}` } as const
    const at = clock.now()
    return askApproval(tx, { ...about, command, why: reason, evidence, staff, ip, at }, 'reason')
  })
}

type Player = { id: bigint; username: string; currency: Currency; balance_minor: bigint }

async function findPlayer(tx: Tx, username: string): Promise<Player> {
  const { rows } = await sql<Player>`
    SELECT p.id, p.username, p.currency, a.balance_minor FROM player p
    JOIN account a ON a.id = p.cash_account WHERE lower(p.username) = lower(${username})
  `.execute(tx)
  const [player] = rows
  if (!player) throw fieldRefusal('STAFF_PLAYER_UNFIT', 'username')
  return player
}
