import type { Step } from '@maidan/ledger'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { tellBalance } from '../payments/tell-balance.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

/** The account of the house that corrections come from and go to. */
export const CORRECTIONS = 'house:corrections'

type Correction = {
  /** The command's own key: a correction is posted once. */
  key: string
  playerId: bigint
  /** Added to the player's cash, or taken from it if negative; never zero. */
  amountMinor: bigint
}

/** Posts a correction in the caller's transaction. Takes no more than is there: NOT_ENOUGH_MONEY. */
export async function correctBalance(ports: Ports, tx: Tx, correction: Correction): Promise<void> {
  const { key, playerId, amountMinor } = correction
  const { cash, currency } = await lockPlayer(tx, playerId)
  const house = await ports.ledger.accounts.house(CORRECTIONS, currency)
  const [from, to] = amountMinor > 0n ? [house, cash] : [cash, house]
  const sizeMinor = amountMinor > 0n ? amountMinor : -amountMinor
  const step: Step = { kind: 'transfer', from, to, amountMinor: sizeMinor, reason: 'correction' }
  const command = { key, fingerprint: amountMinor.toString(), steps: [step] }
  const [result] = await ports.ledger.postIn(tx, [command])
  if (result?.status === 'refused' && result.code === 'NOT_ENOUGH_MONEY')
    throw new Refusal('NOT_ENOUGH_MONEY')
  if (result?.status !== 'posted')
    throw new Error(`${key}: the ledger says ${JSON.stringify(result)}`)
  await tellBalance(tx, playerId)
}
