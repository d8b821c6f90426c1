import type { ClaimVerdict } from '@maidan/contract'
import type { Step } from '@maidan/ledger'
import { decimalAmount, moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { tellBalance } from '../payments/tell-balance.ts'
import { lockCash } from './lock-cash.ts'
import { lockClaim, type PlayerClaim } from './lock-claim.ts'
import { splitReversal } from './split-reversal.ts'

type Ports = { ledger: Ledger }

type Agreed = {
  paymentId: bigint
  verdict: ClaimVerdict
  staff: StaffIdentity
  ip: string
  at: Date
}

type Ending = { payment: Payment; player: MoneyPlayer; claim: PlayerClaim }

/**
 * Collects what a player owes as far as their balance reaches, or writes all of it off, in the
 * caller's transaction. Refuses with STATE_CHANGED and NOT_ENOUGH_MONEY.
 */
export async function endClaim(ports: Ports, tx: Tx, agreed: Agreed): Promise<void> {
  const { paymentId, verdict, staff, ip, at } = agreed
  const payment = await lockPayment(tx, paymentId, 'deposit')
  const claim = await lockClaim(tx, paymentId)
  const player = await lockPlayer(tx, payment.playerId)
  const end = verdict === 'collect' ? collect : writeOff
  const amountMinor = await end(ports, tx, { payment, player, claim })
  const { currency, reference } = payment
  const detail = { amount: decimalAmount(amountMinor, currency), currency, verdict }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'claim.end', subject, detail, ip, at })
}

async function collect(ports: Ports, tx: Tx, { payment, player, claim }: Ending): Promise<bigint> {
  const { currency, reference } = payment
  const split = splitReversal(claim.leftMinor, await lockCash(tx, player))
  const { takenMinor: amountMinor, owedMinor } = split
  if (amountMinor === 0n) throw new Refusal('NOT_ENOUGH_MONEY')
  const to = await ports.ledger.accounts.house('house:claims', currency)
  const once = `collected:${claim.collections + 1}`
  const reason = 'claim_collected'
  await post(
    ports,
    tx,
    { payment, once },
    { kind: 'transfer', from: player.cash, to, amountMinor, reason },
  )
  await sql`
    UPDATE player_claim SET collected_minor = collected_minor + ${amountMinor},
      collections = collections + 1 WHERE payment_id = ${payment.id}
  `.execute(tx)
  await tellBalance(tx, player.id)
  const params = {
    amount: moneyText(amountMinor, currency),
    owed: moneyText(owedMinor, currency),
    reference,
  }
  await notifyPlayer(tx, player, { code: 'claimCollected', params })
  return amountMinor
}

async function writeOff(ports: Ports, tx: Tx, { payment, player, claim }: Ending): Promise<bigint> {
  const { currency, reference } = payment
  const { leftMinor: amountMinor } = claim
  const from = await ports.ledger.accounts.house('house:write-offs', currency)
  const to = await ports.ledger.accounts.house('house:claims', currency)
  const reason = 'claim_written_off'
  const once = `written_off:${claim.writeOffs + 1}`
  await post(ports, tx, { payment, once }, { kind: 'transfer', from, to, amountMinor, reason })
  await sql`
    UPDATE player_claim SET written_off_minor = written_off_minor + ${amountMinor},
      write_offs = write_offs + 1 WHERE payment_id = ${payment.id}
  `.execute(tx)
  const params = { amount: moneyText(amountMinor, currency), reference }
  await notifyPlayer(tx, player, { code: 'claimWrittenOff', params })
  return amountMinor
}

type Once = { payment: Payment; once: string }

async function post({ ledger }: Ports, tx: Tx, { payment, once }: Once, step: Step) {
  const key = `claim:${payment.reference}:${once}`
  const fingerprint = 'amountMinor' in step ? step.amountMinor.toString() : ''
  const [result] = await ledger.postIn(tx, [{ key, fingerprint, steps: [step] }])
  if (result?.status === 'refused' && result.code === 'NOT_ENOUGH_MONEY')
    throw new Refusal('NOT_ENOUGH_MONEY')
  if (result?.status !== 'posted')
    throw new Error(`${key}: the ledger says ${JSON.stringify(result)}`)
}
