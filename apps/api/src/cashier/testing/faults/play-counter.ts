import { decimalAmount } from '@maidan/money'
import type { Person, World } from '@maidan/testkit'
import { expect } from 'vitest'
import { matchMessages } from '../../devices/match-messages.ts'
import { cancelPayment } from '../../flows/cancel-payment.ts'
import type { Desk } from '../open-desk.ts'
import { bkashTrxId } from '../open-unallocated-desk.ts'
import type { PlayPhone } from '../play-phone.ts'
import { refusalOnly } from './refusal-only.ts'

type Message = ReturnType<PlayPhone['receipt']>

/** Money that somebody has really sent to the wallet of the counter's phone. */
export type Sent = { trxId: string; amountMinor: bigint; from: string }
/** A claim that the house has taken. */
export type Claimed = Sent & { reference: string; isCancelled: boolean }

/** Somebody at the counter, the amount they have asked an account for, and what they did last. */
export type Payer = {
  person: Person
  amountMinor: bigint
  last: Sent | null
  claim: Claimed | null
}

/** What has gone on at one phone: the test's own list of the truth, beside what it forwarded. */
export type Counter = {
  sent: Sent[]
  /** Transactions of which only forged messages tell. */
  forged: string[]
  claims: Claimed[]
  waiting: Message[]
  forwarded: Message[]
  /** A message was missing for longer than its successors wait for it. */
  isTorn: boolean
}

export const COUNTER_STEPS = [
  'send',
  'send_other',
  'send_as_stranger',
  'forge_text',
  'foreign_number',
  'tell_again',
  'forward_one',
  'forward_all',
  'forward_again',
  'bad_signature',
  'stale',
  'claim',
  'claim_other_amount',
  'claim_of_other',
  'cancel',
  'match',
] as const
export type CounterStep = (typeof COUNTER_STEPS)[number]

const STRANGER = '01799999999'
const OTHER_MINOR = 37_00n
/** No wallet here ever has so much: what is forged does not follow from any balance. */
const FORGED_BALANCE_MINOR = 987_654_321_00n
const STALE_MS = 301_000

type Turn = { payer: Payer; others: readonly Payer[]; step: CounterStep; pick: number }
type Tools = { world: World; desk: Desk; phone: PlayPhone }

/** Takes one step of a payer at the counter; `pick` chooses among messages and other payers. */
export async function playCounter(
  tools: Tools,
  counter: Counter,
  { payer, others, step, pick }: Turn,
): Promise<void> {
  const { person, amountMinor } = payer
  const own = { amountMinor, from: person.phone }
  switch (step) {
    case 'send':
      return send(tools, counter, payer, own)
    case 'send_other':
      return send(tools, counter, payer, { ...own, amountMinor: amountMinor + OTHER_MINOR })
    case 'send_as_stranger':
      return send(tools, counter, payer, { ...own, from: STRANGER })
    case 'forge_text':
      return forge(tools, counter, payer, 'bKash')
    case 'foreign_number':
      return forge(tools, counter, payer, STRANGER)
    case 'tell_again':
      return tellAgain(tools, counter, pick)
    case 'forward_one':
      return forward(tools, counter, oneOf(counter.waiting, pick))
    case 'forward_all':
      return forward(tools, counter, counter.waiting.toReversed())
    case 'forward_again':
      return forward(tools, counter, oneOf(counter.forwarded, pick))
    case 'bad_signature':
    case 'stale':
      return refuse(tools, counter, step)
    case 'claim':
      return claim(tools, counter, payer, payer.last)
    case 'claim_other_amount':
      return claim(
        tools,
        counter,
        payer,
        payer.last && { ...payer.last, amountMinor: amountMinor + 1_00n },
      )
    case 'claim_of_other':
      return claim(tools, counter, payer, oneOf(others, pick)[0]?.last ?? null)
    case 'cancel':
      return cancel(tools, payer)
    case 'match':
      return void (await matchMessages(tools.world.api.ctx))
  }
}

function oneOf<Thing>(things: readonly Thing[], pick: number): Thing[] {
  const at = things.length > 0 ? pick % things.length : 0
  return things.slice(at, at + 1)
}

async function send({ phone }: Tools, counter: Counter, payer: Payer, money: Omit<Sent, 'trxId'>) {
  const sent = { ...money, trxId: bkashTrxId() }
  payer.last = sent
  counter.sent.push(sent)
  counter.waiting.push(phone.receipt(sent))
}

/** A text that looks like the wallet's, of money that nobody has sent. */
async function forge({ phone }: Tools, counter: Counter, payer: Payer, from: string) {
  const { amountMinor, person } = payer
  const said = { amountMinor, from: person.phone, trxId: bkashTrxId() }
  payer.last = said
  counter.forged.push(said.trxId)
  counter.waiting.push({ ...phone.receipt({ ...said, balanceMinor: FORGED_BALANCE_MINOR }), from })
}

/** The wallet sends the same text once more, as a message of its own. */
async function tellAgain({ phone }: Tools, { forwarded, waiting }: Counter, pick: number) {
  for (const { text, from } of oneOf(forwarded, pick)) waiting.push(phone.write(text, from))
}

/**
 * Twice at once, as a phone does that has had no answer. Where so much time goes by meanwhile that
 * the house takes neither for one of now, the phone keeps the messages.
 */
async function forward({ phone }: Tools, counter: Counter, messages: readonly Message[]) {
  if (messages.length === 0) return
  counter.waiting = counter.waiting.filter((one) => !messages.includes(one))
  const posts = await Promise.all([phone.post([...messages]), phone.post([...messages])])
  const isTaken = posts.some(({ status }) => status === 200)
  expect(isTaken || counter.isTorn).toBe(true)
  if (isTaken) counter.forwarded.push(...messages)
  else counter.waiting.push(...messages)
}

async function refuse(
  { phone, world }: Tools,
  { waiting }: Counter,
  how: 'bad_signature' | 'stale',
) {
  const time = String(world.clock.now().getTime() - STALE_MS)
  const { status } = await phone.post(
    waiting,
    how === 'stale' ? { time } : { secret: 'A'.repeat(43) },
  )
  expect(status).toBe(401)
}

async function claim({ desk }: Tools, counter: Counter, payer: Payer, said: Sent | null) {
  if (!said) return
  const amount = decimalAmount(said.amountMinor, 'BDT')
  const { status, body } = await desk.claim(payer.person, { amount, trxId: said.trxId })
  if (status !== 200 || counter.claims.some((one) => one.reference === body.transaction_id)) return
  payer.claim = {
    ...said,
    from: payer.person.phone,
    reference: body.transaction_id,
    isCancelled: false,
  }
  counter.claims.push(payer.claim)
}

async function cancel({ world }: Tools, { person, claim: claimed }: Payer) {
  if (!claimed) return
  const { reference } = claimed
  const asked = { playerId: BigInt(person.playerId), reference }
  const isDone = await cancelPayment(world.api.ctx, asked).then(() => true, refusalOnly)
  if (isDone) claimed.isCancelled = true
}
