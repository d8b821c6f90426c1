import {
  balance,
  getPaymentMethods,
  getWalletNumber,
  staffApprovals,
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffClaimWithdrawal,
  staffDecideApproval,
  staffDeposits,
  staffWithdrawals,
  submitDeposit,
  submitWithdrawal,
} from '@maidan/contract'
import type { ApprovalKind } from '../../platform/approvals/approval-terms.ts'
import type { Person, World } from '@maidan/testkit'
import { amountOf } from '@maidan/money'
import { sql } from 'kysely'
import { recordStatement } from '../flows/record-statement.ts'

let dealt = 0

/** A transaction id that no other test uses. */
export function freshTrxId(): string {
  dealt += 1
  return `T${process.pid}X${String(dealt).padStart(6, '0')}`.slice(0, 20)
}

type Paying = { amount?: string; trxId?: string; promotionId?: number; method?: string }
type Asking = { amount?: string; number?: string; method?: string; fee?: string }

/** What tests do over and over at both sides of the cashier's desk, through the front door. */
export function openDesk(world: World) {
  const { call } = world
  const staffToken = keepTokens(world)
  return {
    claim: (person: Person, paying: Paying = {}) => claim(world, person, paying),
    withdraw: (person: Person, asking: Asking = {}) => withdraw(world, person, asking),
    paymentId: (reference: string) => paymentId(world, reference),
    offer: (person: Person, amount: string, type = 'Personal', name = 'bKash') =>
      call(getWalletNumber, { token: person.token, query: { name, account_type: type, amount } }),
    /** The wallet's own word on a claimed deposit: found with an amount, or not known. */
    tellStatement: (id: string, amount: string | null) => tellStatement(world, id, amount),
    /** A deposit from the claim to the credit, by as many people as it takes; its reference. */
    async deposit(person: Person, paying: Paying = {}) {
      const { body } = await claim(world, person, paying)
      const params = { id: await paymentId(world, body.transaction_id) }
      await tellStatement(world, params.id, paying.amount ?? '500')
      const token = await staffToken('admin')
      const note = 'seen in the wallet'
      const approved = await call(staffApproveDeposit, { token, params, body: { note } })
      if (approved.body.state !== 'credited') await agreeToAll(world, await staffToken('cashier1'))
      return body.transaction_id
    },
    balance: async ({ token }: Person) => (await call(balance, { token })).body.balance,
    async queue(direction: 'deposits' | 'withdrawals', state: string, search = '') {
      const token = await staffToken('cashier1')
      const requested = direction === 'deposits' ? staffDeposits : staffWithdrawals
      return (await call(requested, { token, query: { state, search } })).body.data
    },
    async breaches() {
      const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
      return rows
    },
  }
}

/** One log-in a person: passwords are slow to check, on purpose. */
function keepTokens(world: World) {
  const tokens = new Map<string, Promise<{ token: string }>>()
  return async (username: 'admin' | 'cashier1'): Promise<string> => {
    const entered = tokens.get(username) ?? world.staff(username)
    tokens.set(username, entered)
    return (await entered).token
  }
}

export type Desk = ReturnType<typeof openDesk>

async function tellStatement({ api, clock }: World, id: string, amount: string | null) {
  if (amount === null) return recordStatement(api.ctx, BigInt(id), { found: false })
  const { rows } = await sql<{ sender: string; receiver: string | null }>`
    SELECT p.account_number AS sender, r.account_number AS receiver
    FROM payment p LEFT JOIN receiving_account r ON r.id = p.receiving_account_id WHERE p.id = ${id}
  `.execute(api.ctx.db)
  const { sender = '', receiver = null } = rows[0] ?? {}
  const money = { amountMinor: amountOf(amount, 'BDT'), at: clock.now() }
  const statement = { found: true, ...money, sender, receiver: receiver ?? '' } as const
  await recordStatement(api.ctx, BigInt(id), statement)
}

/**
 * Pays a withdrawal by hand as the desk does: takes it, then says with which transaction it was sent.
 * A withdrawal that cannot be taken is said to be paid all the same, so that its refusal is seen.
 */
export async function payByHand(
  { call }: Pick<World, 'call'>,
  token: string,
  { id, ...body }: { id: string; payout_trx_id?: string; note?: string },
) {
  const params = { id }
  await call(staffClaimWithdrawal, { token, params })
  const sent = { payout_trx_id: freshTrxId(), ...body }
  return call(staffApproveWithdrawal, { token, params, body: sent })
}

const OF_THE_DESK: readonly ApprovalKind[] = [
  'deposit.credit',
  'deposit.refund',
  'refund.end',
  'deposit.reverse',
  'claim.end',
  'withdrawal.pay',
  'device.trust',
]

/** Agrees to every deposit, payout and phone that waits for a second person. */
export async function agreeToAll({ call }: World, token: string) {
  const { body } = await call(staffApprovals, { token, query: { state: 'waiting' } })
  for (const { id, kind } of body.data)
    if (OF_THE_DESK.includes(kind))
      await call(staffDecideApproval, {
        token,
        params: { id: String(id), decision: 'agree' },
        body: {},
      })
}

async function claim(world: World, person: Person, paying: Paying) {
  const { amount = '500', trxId = freshTrxId(), promotionId = 0, method = 'bKash' } = paying
  // Whoever pays has been shown where to.
  const query = { name: method, account_type: 'Personal', amount }
  await world.call(getWalletNumber, { token: person.token, query })
  return world.call(submitDeposit, {
    token: person.token,
    body: {
      remote_id: person.remoteId,
      account_number: person.phone,
      transaction_id: trxId,
      amount,
      payment_id: await methodId(world, person, method),
      promotion_id: promotionId,
    },
  })
}

async function withdraw(world: World, person: Person, asking: Asking) {
  const { amount = '500', number, method = 'bKash', fee } = asking
  return world.call(submitWithdrawal, {
    token: person.token,
    body: {
      remote_id: person.remoteId,
      account_number: number ?? person.phone,
      amount,
      ...(fee !== undefined && { fee }),
      payment_id: await methodId(world, person, method),
      provider: method,
    },
  })
}

/** The id of a method that the person is shown. */
async function methodId({ call }: World, { token }: Person, name: string): Promise<number> {
  const { body } = await call(getPaymentMethods, { token })
  const methods = Array.isArray(body) ? body : body.pgs
  return methods.find((method) => method.name === name)?.id ?? 0
}

async function paymentId({ api }: World, reference: string): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM payment WHERE reference = ${reference}
  `.execute(api.ctx.db)
  return String(rows[0]?.id ?? 0n)
}
