import {
  showTransactions,
  staffApprovals,
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffClaimWithdrawal,
  staffDecideApproval,
  staffDeposits,
  staffRejectWithdrawal,
  staffWithdrawals,
  submitDeposit,
  submitWithdrawal,
} from '@maidan/contract'
import type { Person, ProcessWorld } from '@maidan/testkit'
import fc from 'fast-check'
import { freshTrxId } from '../../cashier/testing/open-desk.ts'
import type { callsOf, Ids } from '../../games/wallet/testing/open-table.ts'
import { keepAsking } from './keep-asking.ts'

/** What a player does next; amounts are minor units. */
export type Deed =
  | { kind: 'deposit'; minor: number }
  | { kind: 'withdraw'; minor: number; paid: boolean }
  | { kind: 'round'; minor: number; end: 'win' | 'lose' | 'rollback' }

export const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), minor: taka(200, 900) }),
  fc.record({
    kind: fc.constant('withdraw' as const),
    minor: taka(500, 900),
    paid: fc.boolean(),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      minor: fc.integer({ min: 1, max: 40_000 }),
      end: fc.constantFrom('win', 'lose', 'rollback'),
    }),
  },
)

function taka(min: number, max: number) {
  return fc.integer({ min, max }).map((amount) => amount * 100)
}

/** What the house has acknowledged: each movement of the player's cash by its reason. */
export type OwnBook = { cashMinor: number; moved: Record<string, number[]> }

type Seat = {
  world: ProcessWorld
  person: Person
  staff: { token: string }
  /** Who agrees to what the first one asks for. */
  second: { token: string }
  methodId: number
  game: ReturnType<typeof callsOf>
  newIds: () => Ids
}

/** A player who keeps asking until they are answered, and writes down what they were answered. */
export function busyPlayer(seat: Seat) {
  const book: OwnBook = { cashMinor: 0, moved: {} }
  const write = (reason: string, minor: number) => {
    book.cashMinor += minor
    book.moved[reason] = [...(book.moved[reason] ?? []), minor].toSorted((a, b) => a - b)
  }
  return {
    book,
    async act(deed: Deed) {
      switch (deed.kind) {
        case 'deposit':
          return deposit(seat, deed.minor, write)
        case 'withdraw':
          return withdraw(seat, deed, write)
        case 'round':
          return playRound(seat, deed, write)
      }
    },
  }
}

type Write = (reason: string, minor: number) => void

async function deposit(seat: Seat, minor: number, write: Write) {
  const { world, person, methodId, staff } = seat
  const claim = {
    token: person.token,
    body: {
      remote_id: person.remoteId,
      account_number: person.phone,
      transaction_id: freshTrxId(),
      amount: String(minor / 100),
      payment_id: methodId,
      promotion_id: 0,
    },
  }
  const { reply } = await keepAsking(() => world.call(submitDeposit, claim))
  if (reply.status !== 200) throw new Error(`a claim was refused: ${reply.text}`)
  const id = await paymentId(seat, 'deposit', reply.body.transaction_id)
  const approval = { token: staff.token, params: { id }, body: { note: 'seen in the wallet' } }
  await onceDone(() => world.call(staffApproveDeposit, approval))
  await agree(seat, reply.body.transaction_id)
  write('deposit', minor)
}

/** No statement bears these deposits, so that each takes a second person. */
async function agree({ world, second: { token } }: Seat, reference: string) {
  const query = { kind: 'deposit.credit' as const, page_size: '100' }
  const { reply } = await keepAsking(() => world.call(staffApprovals, { token, query }))
  const asked = reply.body.data.find(({ subject }) => subject === `payment:${reference}`)
  const params = { id: String(asked?.id), decision: 'agree' as const }
  await onceDone(() => world.call(staffDecideApproval, { token, params, body: {} }))
}

type Withdrawing = Extract<Deed, { kind: 'withdraw' }>

async function withdraw(seat: Seat, { minor, paid }: Withdrawing, write: Write) {
  const { world, person, methodId, staff } = seat
  const asked = {
    token: person.token,
    body: {
      remote_id: person.remoteId,
      account_number: person.phone,
      amount: String(minor / 100),
      payment_id: methodId,
    },
  }
  const { reply, repeated } = await keepAsking(() => world.call(submitWithdrawal, asked))
  if (reply.error.code === 'NOT_ENOUGH_MONEY') return
  if (reply.status !== 200 && !(repeated && reply.error.code === 'WITHDRAWAL_PENDING'))
    throw new Error(`a withdrawal was refused: ${reply.text}`)
  write('withdrawal', -minor)
  const id = await paymentId(seat, 'withdrawal', await newestReference(seat))
  const { token } = staff
  if (paid) return payOut(seat, id)
  const body = { reason: 'wrong number' }
  await onceDone(() => world.call(staffRejectWithdrawal, { token, params: { id }, body }))
  write('withdrawal_returned', minor)
}

async function payOut({ world, staff: { token } }: Seat, id: string) {
  const params = { id }
  const body = { payout_trx_id: freshTrxId() }
  await onceDone(() => world.call(staffClaimWithdrawal, { token, params }))
  await onceDone(() => world.call(staffApproveWithdrawal, { token, params, body }))
}

/** A round's calls carry ids of their own, so each may be sent as often as it takes. */
async function playRound(
  { game, newIds }: Seat,
  deed: Extract<Deed, { kind: 'round' }>,
  write: Write,
) {
  const { minor, end } = deed
  const ids = newIds()
  const { reply: bet } = await keepAsking(() => game.bet(String(minor), ids))
  if (bet.body['code'] === 'WALLET_NOT_ENOUGH_MONEY') return
  if (bet.status !== 200) throw new Error(`a bet was refused: ${bet.text}`)
  write('game_bet', -minor)
  if (end === 'rollback') {
    await taken(() => game.rollback(ids))
    return write('game_rollback', minor)
  }
  if (end === 'win') {
    await taken(() => game.win(String(minor * 2), ids))
    write('game_win', minor * 2)
  }
  await taken(() => game.end(ids))
}

async function taken(send: Parameters<typeof keepAsking>[0]) {
  const { reply } = await keepAsking(send)
  if (reply.status !== 200) throw new Error(`a call was refused: ${reply.text}`)
}

type StaffReply = { status: number; text: string; error: { code: string } }

/** What a repetition hears of an act that was done the first time. */
const doneBefore = new Set(['STATE_CHANGED', 'APPROVAL_WAITING'])

/** Staff cannot tell their own unanswered word from another's; here nobody else speaks. */
async function onceDone(send: () => Promise<StaffReply>) {
  const { reply, repeated } = await keepAsking(send)
  if (reply.status === 200 || (repeated && doneBefore.has(reply.error.code))) return
  throw new Error(`staff were refused: ${reply.text}`)
}

async function newestReference({ world, person: { token } }: Seat): Promise<string> {
  const { reply } = await keepAsking(() => world.call(showTransactions, { token }))
  const newest = reply.body.transaction.find(({ action }) => action === 'withdraw')
  if (!newest) throw new Error('the withdrawal is not in the records')
  return newest.transaction_id
}

async function paymentId(
  { world, staff: { token } }: Seat,
  direction: 'deposit' | 'withdrawal',
  search: string,
): Promise<string> {
  const queue = direction === 'deposit' ? staffDeposits : staffWithdrawals
  const { reply } = await keepAsking(() => world.call(queue, { token, query: { search } }))
  const id = reply.body.data[0]?.id
  if (id === undefined) throw new Error(`${search} is not in the queue`)
  return String(id)
}
