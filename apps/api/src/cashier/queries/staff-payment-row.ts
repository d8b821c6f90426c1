import type { CallAnswer, Calls, PayoutWay, RefundObstacle } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import {
  type ChannelType,
  type Direction,
  type Misfit,
  type OutsideKey,
  type PaymentState,
  paymentWarnings,
  refundEndsByHandFromMs,
  usdtText,
} from '@maidan/cashier'
import { keptStatement, type KeptStatement } from '../deposits/kept-statement.ts'
import { misfitsOf } from '../deposits/misfits-of.ts'
import { claimedUntil } from '../payments/check-claim.ts'

export type StaffPayment = CallAnswer<Calls['staffDeposits']>['data'][number]

export type StaffPaymentRow = {
  id: bigint
  reference: string
  direction: Direction
  state: PaymentState
  player_id: bigint
  username: string
  player_name: string
  phone: string | null
  method_name: string
  partner: OutsideKey | null
  channel: ChannelType | null
  currency: Currency
  amount_minor: bigint
  fee_minor: bigint
  settled_minor: bigint | null
  refunded_minor: bigint
  reversed_minor: bigint
  sent_at: Date | null
  refund_heard_at: Date | null
  claim_minor: bigint | null
  collected_minor: bigint | null
  written_off_minor: bigint | null
  account_number: string
  receiving_account: string | null
  offered_at: Date | null
  trx_id: string | null
  payout_trx_id: string | null
  usdt_address: string | null
  usdt_micro: bigint | null
  usdt_came: bigint | null
  usdt_rate_counted: string | null
  promotion_name: string | null
  bonus_minor: bigint | null
  receipt_path: string | null
  receipt_type: string | null
  statement: unknown
  /** The deposit that the transaction of the statement pays for now, where it did as the partner spoke. */
  pays_for: string | null
  claimed_by: string | null
  claimed_at: Date | null
  approval_asked_by: string | null
  reason: string | null
  created_at: Date
  updated_at: Date
  events: { state: PaymentState; source: string; actor: string; note: string | null; at: string }[]
  refunds: {
    number: number
    state: 'pending' | 'given' | 'kept'
    minor: string
    through: PayoutWay
    trx_id: string | null
    at: string
  }[]
  reversals: { number: number; minor: string; reversal_ref: string; at: string }[]
  same_trx_id: string[]
  shared_with: string[]
  phone_changed_at: Date | null
  paid_before: bigint
  deposited_minor: bigint
  withdrawn_minor: bigint
  owed_minor: bigint
  total: bigint
}

/** A row of the queue as the staff calls answer it. Amounts are what was settled, once it is known. */
export function asStaffPayment(row: StaffPaymentRow, at: Date): StaffPayment {
  const { currency, bonus_minor } = row
  const statement = readStatement(row)
  return {
    id: Number(row.id),
    reference: row.reference,
    direction: row.direction,
    state: row.state,
    player: {
      id: Number(row.player_id),
      username: row.username,
      name: row.player_name,
      phone: row.phone ?? '',
    },
    method: row.method_name,
    channel: row.channel,
    amount: decimalAmount(row.settled_minor ?? row.amount_minor, currency),
    ...(row.fee_minor > 0n && { fee: decimalAmount(row.fee_minor, currency) }),
    currency,
    account_number: row.account_number,
    receiving_account: row.receiving_account ?? row.usdt_address,
    ...refundsOf(row),
    ...refundEndOf(row, at),
    ...reversalsOf(row),
    ...claimOf(row),
    trx_id: row.trx_id,
    payout_trx_id: row.payout_trx_id,
    usdt: usdtOf(row),
    promotion: row.promotion_name,
    bonus: bonus_minor === null ? null : decimalAmount(bonus_minor, currency),
    has_receipt: row.receipt_path !== null,
    receipt_type: row.receipt_type,
    statement: statement && shownStatement(statement, currency),
    warnings: warningsOf(row, statement, at),
    claimed_by: row.claimed_by,
    claimed_until: claimedUntil(row.claimed_at, at)?.toISOString() ?? null,
    approval_asked_by: row.approval_asked_by,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  }
}

/** Why a deposit that a partner took can be given back by hand alone; null where the partner does it. */
const WHY_BY_HAND: Record<OutsideKey, RefundObstacle | null> = {
  bkash: null,
  nagad: 'no_such_call',
  sslcommerz: null,
  tron: 'over_chain',
}

/** What went back of a deposit, what can go back yet, and how. */
function refundsOf(row: StaffPaymentRow) {
  const { direction, state, partner, trx_id, currency, refunds } = row
  if (direction !== 'deposit') return {}
  const given = refunds.map(({ minor, at, ...part }) => ({
    ...part,
    amount: decimalAmount(BigInt(minor), currency),
    at: new Date(at).toISOString(),
  }))
  const parts = given.length > 0 ? { refunds: given } : {}
  if (state !== 'credited') return parts
  const obstacle = partner === null ? null : WHY_BY_HAND[partner]
  const isAskable = partner !== null && obstacle === null && trx_id !== null
  const refund_ways: PayoutWay[] = isAskable ? ['partner', 'hand'] : ['hand']
  const goneMinor = row.refunded_minor + row.reversed_minor
  const leftMinor = (row.settled_minor ?? row.amount_minor) - goneMinor
  return {
    ...parts,
    refund_ways,
    refund_left: decimalAmount(leftMinor, currency),
    ...(obstacle !== null && { refund_obstacle: obstacle }),
  }
}

/** What the partner took back of a deposit by itself. */
function reversalsOf({ reversals, currency }: StaffPaymentRow): Pick<StaffPayment, 'reversals'> {
  if (reversals.length === 0) return {}
  return {
    reversals: reversals.map(({ minor, at, ...part }) => ({
      ...part,
      amount: decimalAmount(BigInt(minor), currency),
      at: new Date(at).toISOString(),
    })),
  }
}

/** From when people may end a refund that its partner says nothing of. */
function refundEndOf(row: StaffPaymentRow, at: Date): Pick<StaffPayment, 'refund_end'> {
  const { direction, state, sent_at: toldAt, refund_heard_at: heardAt } = row
  const isDeposit = direction === 'deposit'
  const fromMs = isDeposit ? refundEndsByHandFromMs({ state, toldAt, heardAt }) : null
  if (fromMs === null) return {}
  return { refund_end: { from: new Date(fromMs).toISOString(), open: fromMs <= at.getTime() } }
}

/** What a player owes since a deposit was taken back. */
function claimOf(row: StaffPaymentRow): Pick<StaffPayment, 'claim'> {
  const { claim_minor, collected_minor, written_off_minor, currency } = row
  if (claim_minor === null) return {}
  const text = (minor: bigint) => decimalAmount(minor, currency)
  const [collected, writtenOff] = [collected_minor ?? 0n, written_off_minor ?? 0n]
  return {
    claim: {
      amount: text(claim_minor),
      collected: text(collected),
      written_off: text(writtenOff),
      left: text(claim_minor - collected - writtenOff),
    },
  }
}

function usdtOf(row: StaffPaymentRow): StaffPayment['usdt'] {
  if (row.usdt_address === null) return null
  const dollars = (micro: bigint | null) => (micro === null ? null : usdtText(micro))
  return {
    asked: dollars(row.usdt_micro),
    came: dollars(row.usdt_came),
    rate: row.usdt_rate_counted,
  }
}

type Read = { kept: KeptStatement; misfits: Misfit[]; paysFor: string | null }

function readStatement(row: StaffPaymentRow): Read | null {
  if (row.statement === null) return null
  const kept = keptStatement.parse(row.statement)
  const deposit = {
    amountMinor: row.amount_minor,
    accountNumber: row.account_number,
    receivingAccount: row.receiving_account,
    offeredAt: row.offered_at,
    createdAt: row.created_at,
    partner: row.partner,
  }
  return { kept, misfits: misfitsOf(deposit, kept), paysFor: row.pays_for }
}

function shownStatement(
  { kept, misfits, paysFor }: Read,
  currency: Currency,
): StaffPayment['statement'] {
  if (!kept.found) return { found: false, amount: null, sender: null, fits: false }
  const amount = decimalAmount(BigInt(kept.amountMinor), currency)
  const fits = misfits.length === 0 && paysFor === null
  return { found: true, amount, sender: kept.sender, fits }
}

function warningsOf(row: StaffPaymentRow, statement: Read | null, at: Date) {
  return paymentWarnings({
    direction: row.direction,
    amountMinor: row.amount_minor,
    sameTrxId: row.same_trx_id,
    sharedWith: row.shared_with,
    statement: statement && {
      found: statement.kept.found,
      misfits: statement.misfits,
      paysFor: statement.paysFor,
    },
    paidBefore: row.paid_before,
    depositedMinor: row.deposited_minor,
    withdrawnMinor: row.withdrawn_minor,
    owedMinor: row.owed_minor,
    phoneChangedAt: row.phone_changed_at,
    at,
  })
}
