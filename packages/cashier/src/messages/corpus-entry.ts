/**
 * A text message in the form that a wallet, a bank or anybody else sends it, and what a perfect
 * reader would say of it. All numbers, names and ids are invented.
 *
 * A reader that says `unread` where money came in has missed a message, and a person looks at it.
 * One that names other facts than these has misread, and nobody would notice.
 */
export type CorpusEntry = {
  /** The file's name and a number from 1: `bkash-014`. Every third is held back. */
  id: string
  held_back: boolean
  /** The sender as the phone shows it. Whoever is no wallet or bank sends no receipts. */
  from: string
  text: string
  expected: Expected
  /** The payer wrote a false receipt into the reference, or too little is said: parking is right, too. */
  may_park?: true
}

export type Expected = Received | Sent | { kind: 'other' } | { kind: 'unread'; why: Why }

/** Money that came into the account whose phone got the message. */
export type Received = Moved & {
  kind: 'received'
  sender: string | null
  how: (typeof RECEIVED_HOW)[number]
}

/** Money that left it. */
export type Sent = Moved & {
  kind: 'sent'
  receiver: string | null
  how: (typeof SENT_HOW)[number]
}

/**
 * A number is written as in its country (01…; Rocket's may have twelve digits), whatever is printed
 * in front of it; a masked one with the digits that it shows around stars, whatever hides them; a name
 * as it is printed. A commission is an agent's income and no fee. A reference is written with single blanks; an empty one, or one that says
 * that there is none, is null.
 */
type Moved = {
  amountMinor: string
  trxId: string
  feeMinor: string | null
  balanceMinor: string | null
  /** Local time of Dhaka. */
  at: string | null
  ref: string | null
}

export const RECEIVED_HOW = [
  'send_money',
  'cash_in',
  'cash_out',
  'payment',
  'bank',
  'card',
  'wallet',
  'cashback',
  'interest',
  'remittance',
  'reversal',
  'refund',
] as const

export const SENT_HOW = [
  'send_money',
  'cash_in',
  'cash_out',
  'payment',
  'bank',
  'card',
  'recharge',
  'bill',
  'payout',
  'charge',
  'reversal',
] as const

/** Why a message is parked; a reader need not find the same word. */
export const WHY_UNREAD = [
  'contradicts',
  'cut',
  'garbled',
  'malformed_trx_id',
  'no_trx_id',
  'unknown_currency',
  'unknown_form',
  'unknown_sender',
  'zero',
] as const

type Why = (typeof WHY_UNREAD)[number]
