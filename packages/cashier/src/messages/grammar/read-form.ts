import type { ReadMessage } from '../message.ts'
import { compileForm, type Slot } from './compile-form.ts'
import type { WalletKey } from './families.ts'
import type { Family, Form } from './form.ts'
import { readAmount } from './read-amount.ts'
import { isPlain, readParty, readReference } from './read-party.ts'
import { readTime } from './read-time.ts'

type Slots = Partial<Record<Slot, string>>
type Moved = Extract<ReadMessage, { trxId: string }>
type Facts = Omit<Moved, 'kind' | 'how' | 'sender' | 'receiver'> & { party: string | null }

/** Reads one form of a family. */
export type FormReader = (text: string) => Moved | null

/** A reader of this form alone: what it does not know whole, or what contradicts itself, is null. */
export function formReader(form: Form, family: Family<WalletKey>): FormReader {
  const pattern = compileForm(form, family)
  return (text) => {
    const slots: Slots | undefined = pattern.exec(text)?.groups
    const facts = slots ? readFacts(slots, family) : null
    return facts && agrees(form.kind, facts) ? nameParty(form, facts) : null
  }
}

function readFacts(slots: Slots, { wallet, trxId }: Family<WalletKey>): Facts | null {
  const amounts = readAmounts(slots)
  const printed = slots.number ?? slots.account ?? slots.who ?? slots.name ?? slots.bank
  const { ok, party } = printed === undefined ? NOBODY : readParty(printed)
  const atMs = readTime(slots.time ?? slots.time12 ?? '')
  const id = slots.id ?? ''
  if (!amounts || !ok || atMs === null || !trxId.test(id) || !isClear(slots)) return null
  return { wallet, ...amounts, trxId: id, atMs, party, ref: readReference(slots.ref ?? '') }
}

const NOBODY = { ok: true, party: null }

function readAmounts({ amount = '', again = amount, fee, comm, balance }: Slots) {
  const amountMinor = readAmount(amount)
  const feeMinor = readIfSaid(fee)
  const balanceMinor = readIfSaid(balance)
  const isWhole = feeMinor !== undefined && balanceMinor !== undefined
  if (!isWhole || amountMinor === null || amountMinor === 0n) return null
  if (readIfSaid(comm) === undefined || readAmount(again) !== amountMinor) return null
  return { amountMinor, feeMinor, balanceMinor }
}

/** Null if nothing is said, undefined if it is garbled. */
function readIfSaid(printed: string | undefined): bigint | null | undefined {
  return printed === undefined ? null : (readAmount(printed) ?? undefined)
}

/** What says after all that no money moved. */
const UNDONE =
  /fail|revers|cancel|declin|pending|not? (?:been )?(?:complete|success)|ব্যর্থ|বাতিল|ফেরত/i

/** A payer chooses the reference, an advertiser the tail: neither may hold a receipt's labels. */
function isClear({ ref = '', tail = '' }: Slots): boolean {
  return isPlain(ref) && isPlain(tail) && !UNDONE.test(tail)
}

/** What came in is in the balance, and no fee eats it up. */
function agrees(kind: Form['kind'], { amountMinor, feeMinor, balanceMinor }: Facts): boolean {
  if (kind === 'sent') return true
  const fee = feeMinor ?? 0n
  return fee < amountMinor && (balanceMinor === null || balanceMinor >= amountMinor - fee)
}

function nameParty(form: Form, { party, ...facts }: Facts): Moved {
  return form.kind === 'received'
    ? { kind: form.kind, how: form.how, sender: party, ...facts }
    : { kind: form.kind, how: form.how, receiver: party, ...facts }
}
