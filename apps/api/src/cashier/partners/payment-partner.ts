import type { Currency } from '@maidan/money'
import type { MerchantStatement } from './statement/merchant-statement.ts'

/** What a partner is asked to take from a player. It is written down before the partner hears of it. */
export type Intent = {
  /** Our own name of the payment, which no other one ever has; the partner's invoice number. */
  reference: string
  amountMinor: bigint
  currency: Currency
  /** The player's own verified number, for partners that prefill it. */
  phone: string
  /** The method that the player chose: a partner that takes several offers it first. */
  wallet: string
  /** Where the partner sends the player's browser afterwards. That return moves no money. */
  returnUrl: string
  /** Where the partner tells us of the payment, if it is told so with each payment. */
  noticeUrl: string
  at: Date
}

/** What came of handing an intent over. */
export type Begun =
  | { kind: 'presented'; partnerRef: string; url: string }
  /** Final: the partner did not take it on, and nothing can be paid. `house` is our own fault. */
  | { kind: 'refused'; fault: Fault; code: string }
  /** No answer, or none that can be understood. */
  | { kind: 'unknown'; why: string }

/** Whose fault a final refusal is: the player's wallet, or ours (keys, limits, a blocked shop). */
export type Fault = 'payer' | 'house'

/** A payment as the partner knows it. */
export type Asked = {
  reference: string
  /** Whether a payment that its payer has agreed to may be taken now; without it we only ask. */
  mayTake: boolean
  /** Null if the partner never answered with one. */
  partnerRef: string | null
  amountMinor: bigint
  currency: Currency
}

/** What a partner says of a deposit, asked by us: the only word that money moves on. */
export type DepositAnswer =
  | {
      kind: 'paid'
      trxId: string
      /** What was really paid, whatever was asked for. */
      amountMinor: bigint
      /** The wallet that paid; null where the partner does not say. */
      payer: string | null
      at: Date
      /** The partner itself thinks that a person should look at it. */
      isRisky: boolean
    }
  /** It is there, not paid, and may still be. */
  | { kind: 'waiting' }
  | { kind: 'failed'; code: string }
  /** The partner has never heard of it. */
  | { kind: 'absent' }
  | { kind: 'unknown'; why: string }

/** What a partner is asked to pay to a player's wallet. */
export type Payout = {
  reference: string
  amountMinor: bigint
  currency: Currency
  /** The player's wallet number. */
  account: string
  at: Date
}

export type PayoutAnswer =
  | { kind: 'paid'; trxId: string; at: Date }
  /** Under way at the partner. */
  | { kind: 'waiting' }
  /** Final: nothing has left, and nothing will. */
  | { kind: 'failed'; fault: Fault; code: string }
  /** The partner has never heard of it; that alone does not make it fail. */
  | { kind: 'absent' }
  | { kind: 'unknown'; why: string }

/** A part of a deposit, or all of it, that its partner is to give back. */
export type Refund = {
  reference: string
  /** Which try at giving back it is, within its deposit; never used for another one. */
  number: number
  partnerRef: string
  trxId: string
  amountMinor: bigint
  currency: Currency
  /** What the partner called our request for it, if it has said so. */
  requestRef: string | null
  /** The transactions by which other parts of the deposit went back. */
  otherTrxIds: readonly string[]
}

/** `requestRef` is what the partner calls a request that it has taken on and not carried out yet. */
export type RefundAnswer =
  | Exclude<PayoutAnswer, { kind: 'waiting' }>
  | { kind: 'waiting'; requestRef?: string }

/** A request of a partner that came unasked. */
export type RawNotice = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The very bytes that a signature is over. */
  body: Buffer
}

/** What a notice is about, once its signature fits. It moves no money: we ask about the payment. */
export type Notice =
  | {
      kind: 'payment'
      /** The partner's own number of the event. */
      eventId: string
      reference: string | null
      partnerRef: string | null
      trxId: string | null
    }
  /** Nothing to do with a payment, and answered already (a subscription that was confirmed). */
  | { kind: 'handled' }
  | { kind: 'refused'; why: string }

/** What a browser brings back: whom to ask about, and whether the player says that they gave up. */
export type Return = { reference: string | null; partnerRef: string | null; gaveUp: boolean }

/**
 * A payment partner as the cashier sees it; one folder a partner. No call throws for what the
 * partner does: a time-out, a cut line, a 5xx or a text that cannot be read is `unknown`.
 */
export type PaymentPartner = {
  /** How long a payment can be paid after it was presented. */
  openForMs: number
  begin(intent: Intent): Promise<Begun>
  /** Asks about a deposit and, where the protocol has a second step, takes it. */
  check(asked: Asked): Promise<DepositAnswer>
  payOut?(payout: Payout): Promise<PayoutAnswer>
  checkPayout?(payout: Omit<Asked, 'mayTake'>): Promise<PayoutAnswer>
  /** Tells the partner to give a deposit back, or a part of it. */
  refund?(refund: Refund): Promise<RefundAnswer>
  checkRefund?(refund: Refund): Promise<RefundAnswer>
  readReturn(query: Readonly<Record<string, string>>): Return
  /** Its own statement of our account. */
  statement?: MerchantStatement
  /** Missing where the partner sends none. */
  readNotice?(raw: RawNotice): Promise<Notice>
}
