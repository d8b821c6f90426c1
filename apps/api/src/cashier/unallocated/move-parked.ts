import type { Currency } from '@maidan/money'
import type { Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

export type ParkedMoney = {
  methodKey: string
  trxId: string
  currency: Currency
  amountMinor: bigint
}

/**
 * Puts a wallet's transaction aside as nobody's, or takes it from there again: because a deposit
 * stands for it, or because it was sent back. Each once for ever.
 */
export async function moveParked(
  { ledger }: Ports,
  tx: Tx,
  { methodKey, trxId, currency, amountMinor }: ParkedMoney,
  way: 'parked' | 'taken' | 'returned',
): Promise<void> {
  const clearing = await ledger.accounts.house(`clearing:${methodKey}`, currency)
  const parked = await ledger.accounts.house(`unallocated:${methodKey}`, currency)
  const [from, to] = way === 'parked' ? [clearing, parked] : [parked, clearing]
  const end = way === 'parked' ? 'parked' : 'ended'
  const command = {
    key: `unallocated:${methodKey}:${trxId}:${end}`,
    fingerprint: `${way} ${amountMinor}`,
    steps: [{ kind: 'transfer', from, to, amountMinor, reason: `unallocated_${way}` } as const],
  }
  const [result] = await ledger.postIn(tx, [command])
  if (result?.status !== 'posted')
    throw new Error(`${command.key}: the ledger says ${JSON.stringify(result)}`)
}
