import type {
  Asked,
  Begun,
  DepositAnswer,
  Intent,
  Notice,
  PaymentPartner,
  Payout,
  PayoutAnswer,
  Return,
} from '../partners/payment-partner.ts'

/** What a call of ours may run into. `after` means that the partner has done what it was asked. */
export const FAULTS = ['none', 'silent_before', 'silent_after'] as const
export type Fault = (typeof FAULTS)[number]

/**
 * What telling the partner to pay may run into. `late` pays only when the test says so, `refused`
 * is the wallet's fault and `short` the house's.
 */
export const PAYOUT_FAULTS = [
  'none',
  'silent_before',
  'silent_after',
  'late',
  'refused',
  'short',
] as const
export type PayoutFault = (typeof PAYOUT_FAULTS)[number]

/** A payout in the partner's books: how often it was paid, and how often it still will be. */
type PaidOut = { account: string; amountMinor: bigint; times: number; late: number; at: Date }

type Checkout = {
  begunAt: Date
  amountMinor: bigint
  state: 'waiting' | 'paid' | 'failed'
  paidMinor: bigint
  payer: string | null
  isRisky: boolean
}

/** A payment partner with books of its own, whose faults a test chooses call by call. */
export type PlayPartner = PaymentPartner & {
  books: ReadonlyMap<string, Checkout>
  /** What happens to our next calls, in order; afterwards nothing does. */
  faults: Fault[]
  payouts: ReadonlyMap<string, PaidOut>
  /** What becomes of our next payouts, in order; afterwards they are paid. */
  payoutFaults: PayoutFault[]
  /** Pays what was late. */
  payLate(): void
  /** What happens elsewhere while our next question is under way. */
  meanwhile: (() => Promise<void>) | null
  /** The player agrees on the partner's page; more or less than asked for if it says so. */
  pay(
    reference: string,
    fields?: Partial<Omit<Checkout, 'state' | 'amountMinor' | 'begunAt'>>,
  ): void
  turnDown(reference: string): void
}

const OPEN_FOR_MS = 3_600_000
const silence = { kind: 'unknown', why: 'no answer' } as const

export function openPlayPartner(): PlayPartner {
  const books = new Map<string, Checkout>()
  const faults: Fault[] = []
  const payouts = new Map<string, PaidOut>()
  const payoutFaults: PayoutFault[] = []
  const find = (reference: string) => {
    const checkout = books.get(reference)
    if (!checkout) throw new Error(`the partner has no ${reference}`)
    return checkout
  }
  const partner: PlayPartner = {
    openForMs: OPEN_FOR_MS,
    books,
    faults,
    payouts,
    payoutFaults,
    meanwhile: null,
    begin: async (intent) => begin(books, faults.shift() ?? 'none', intent),
    async check(asked) {
      const answer = check(books, faults.shift() ?? 'none', asked)
      const { meanwhile } = partner
      partner.meanwhile = null
      await meanwhile?.()
      return answer
    },
    payOut: async (payout) => payOut(payouts, payoutFaults.shift() ?? 'none', payout),
    checkPayout: async ({ reference }) =>
      faults.shift() ? silence : checkPayout(payouts.get(reference), reference),
    payLate() {
      for (const [reference, one] of payouts)
        payouts.set(reference, { ...one, times: one.times + one.late, late: 0 })
    },
    readReturn,
    readNotice: async ({ body }) => readNotice(body.toString('utf8')),
    pay(reference, fields = {}) {
      const checkout = find(reference)
      const paidMinor = fields.paidMinor ?? checkout.amountMinor
      books.set(reference, { ...checkout, ...fields, paidMinor, state: 'paid' })
    },
    turnDown: (reference) => void books.set(reference, { ...find(reference), state: 'failed' }),
  }
  return partner
}

function begin(books: Map<string, Checkout>, fault: Fault, intent: Intent): Begun {
  const { reference, amountMinor, at: begunAt } = intent
  if (fault === 'silent_before') return silence
  const isRisky = false
  books.set(reference, {
    begunAt,
    amountMinor,
    state: 'waiting',
    paidMinor: 0n,
    payer: null,
    isRisky,
  })
  if (fault === 'silent_after') return silence
  const url = `http://partner.localhost/pay/${reference}?back=${intent.returnUrl}`
  return { kind: 'presented', partnerRef: `P${reference}`, url }
}

function check(
  books: ReadonlyMap<string, Checkout>,
  fault: Fault,
  { reference }: Asked,
): DepositAnswer {
  if (fault !== 'none') return silence
  const checkout = books.get(reference)
  if (!checkout) return { kind: 'absent' }
  const { state, paidMinor: amountMinor, payer, isRisky } = checkout
  if (state === 'waiting') return { kind: 'waiting' }
  if (state === 'failed') return { kind: 'failed', code: '2023' }
  return { kind: 'paid', trxId: `T${reference}`, amountMinor, payer, isRisky, at: new Date() }
}

/** A partner that does not look at the invoice: what it is told twice it pays twice. */
function payOut(payouts: Map<string, PaidOut>, fault: PayoutFault, payout: Payout): PayoutAnswer {
  const { reference, account, amountMinor, at } = payout
  if (fault === 'refused') return { kind: 'failed', fault: 'payer', code: '2012' }
  if (fault === 'short') return { kind: 'failed', fault: 'house', code: '2023' }
  if (fault === 'silent_before') return silence
  const { times = 0, late = 0 } = payouts.get(reference) ?? {}
  const told = fault === 'late' ? { times, late: late + 1 } : { times: times + 1, late }
  payouts.set(reference, { account, amountMinor, at, ...told })
  return fault === 'none' ? { kind: 'paid', trxId: `P${reference}`, at } : silence
}

function checkPayout(paid: PaidOut | undefined, reference: string): PayoutAnswer {
  if (!paid || paid.times === 0) return { kind: 'absent' }
  return { kind: 'paid', trxId: `P${reference}`, at: paid.at }
}

function readReturn({ ref = '', status = '' }: Readonly<Record<string, string>>): Return {
  return { reference: null, partnerRef: ref, gaveUp: status === 'cancel' }
}

/** `good <event> <reference>`; anything else is forged. */
function readNotice(text: string): Notice {
  const [mark, eventId = '', reference = ''] = text.split(' ')
  if (mark !== 'good') return { kind: 'refused', why: 'forged' }
  return { kind: 'payment', eventId, reference, partnerRef: null, trxId: null }
}
