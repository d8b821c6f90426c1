import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { newReference } from '../../cashier/payments/new-reference.ts'
import { tellBalance } from '../../cashier/payments/tell-balance.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

export type Bonus = {
  player: Pick<MoneyPlayer, 'id' | 'cash' | 'currency'>
  kind: 'deposit' | 'referral' | 'vip' | 'code' | 'cashback' | 'free_spins' | 'mission'
  /** A reference of its own, where it follows from what the bonus is for. */
  reference?: string
  /** Where it is kept, if it is not the player's own yet. */
  keptIn?: bigint
  amountMinor: bigint
  promotionId?: bigint
  paymentId?: bigint
  at: Date
}

/** Pays a bonus from the house's bonus account to the player, with its record and news. */
export async function grantBonus(
  { ledger }: Ports,
  tx: Tx,
  { player, kind, keptIn, amountMinor, promotionId, paymentId, at, ...given }: Bonus,
): Promise<{ id: bigint; reference: string }> {
  const reference = given.reference ?? newReference('bonus')
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO bonus (reference, player_id, kind, amount_minor, currency, promotion_id, payment_id, created_at)
    VALUES (${reference}, ${player.id}, ${kind}, ${amountMinor}, ${player.currency},
      ${promotionId ?? null}, ${paymentId ?? null}, ${at})
    RETURNING id
  `.execute(tx)
  const from = await ledger.accounts.house('house:bonus', player.currency)
  const to = keptIn ?? player.cash
  const reason = `bonus_${kind}`
  const [result] = await ledger.postIn(tx, [
    {
      key: `bonus:${reference}`,
      fingerprint: amountMinor.toString(),
      steps: [{ kind: 'transfer', from, to, amountMinor, reason }],
    },
  ])
  const [row] = rows
  if (!row || result?.status !== 'posted')
    throw new Error(`bonus ${reference}: the ledger says ${JSON.stringify(result)}`)
  await tellPlayer(tx, player.id, {
    type: 'transaction',
    transaction_id: reference,
    key: keptIn === undefined ? '1' : '0',
  })
  await tellBalance(tx, player.id)
  return { id: row.id, reference }
}
