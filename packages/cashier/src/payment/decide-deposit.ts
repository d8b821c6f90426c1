import type { PaymentState } from '../lists.ts'

/** What a partner says of a deposit when it is asked. */
export type PartnerWord =
  | { kind: 'paid'; amountMinor: bigint; payer: string | null; isRisky: boolean }
  | { kind: 'waiting' }
  | { kind: 'failed' }
  | { kind: 'absent' }
  | { kind: 'unknown' }

/** A deposit through a partner, as far as the decision needs it. */
export type DepositFacts = {
  state: PaymentState
  amountMinor: bigint
  /** Whether the player was ever given the partner's page. Without it nobody can have paid. */
  wasPresented: boolean
  /** They came back saying that they gave up. */
  gaveUp: boolean
  /** Its time at the partner is over. */
  isOver: boolean
  /** The player's own verified numbers (law 10). */
  ownPhones: readonly string[]
  /** From here on a person looks at a payment of which the partner does not say who paid it. */
  namelessMaxMinor: bigint
  /** The partner has said that it is paid, and a person was asked to look at it. */
  isTold: boolean
  /** The partner's transaction pays for another deposit already. */
  isTrxIdUsed: boolean
}

export type DepositMisfit = 'amount' | 'sender' | 'nameless' | 'risk' | 'trx_id' | 'rejected'

export type DepositDecision =
  /** All fits: credit what was asked for. `isLate` if we had given it up. */
  | { kind: 'credit'; isLate: boolean }
  /** The money is there, and a person has to look at why it is not as it was asked for. */
  | { kind: 'review'; misfits: readonly DepositMisfit[]; isLate: boolean }
  | { kind: 'fail' }
  | { kind: 'expire' }
  | { kind: 'cancel' }
  /** Nothing is known; ask again. */
  | { kind: 'unknown' }
  /** Nothing new; ask again. */
  | { kind: 'wait' }
  /** It is decided, and nothing that was said changes that. */
  | { kind: 'leave' }

/**
 * Law 11: what a partner's word means for a deposit. Only `paid` brings money, and it does so in
 * every state in which none has come, also after the payment was given up: what has arrived is
 * never lost. Silence decides nothing. Where the player was never given a page nobody can pay, and
 * any other word than `paid` ends it; with a page it may be paid until its time is over.
 */
export function decideDeposit(facts: DepositFacts, word: PartnerWord): DepositDecision {
  const stage = stageOf(facts.state)
  if (stage === 'done' || (stage === 'on_desk' && facts.isTold)) return { kind: 'leave' }
  if (word.kind === 'paid') return decidePaid(facts, word, stage === 'given_up')
  if (stage !== 'open') return { kind: stage === 'given_up' ? 'leave' : 'wait' }
  switch (word.kind) {
    case 'failed':
      return { kind: 'fail' }
    case 'absent':
      if (!facts.wasPresented) return { kind: 'fail' }
      return { kind: facts.isOver ? 'expire' : 'wait' }
    case 'waiting':
      if (!facts.wasPresented) return { kind: 'fail' }
      if (facts.isOver) return { kind: 'expire' }
      return { kind: facts.gaveUp && facts.state !== 'unknown' ? 'cancel' : 'wait' }
    case 'unknown':
      return { kind: facts.state === 'presented' && !facts.isOver ? 'wait' : 'unknown' }
  }
}

function decidePaid(facts: DepositFacts, word: PaidWord, isLate: boolean): DepositDecision {
  const misfits = misfitsOf(facts, word)
  return misfits.length === 0 ? { kind: 'credit', isLate } : { kind: 'review', misfits, isLate }
}

type PaidWord = Extract<PartnerWord, { kind: 'paid' }>

function misfitsOf(facts: DepositFacts, { amountMinor, payer, isRisky }: PaidWord) {
  const isNameless = payer === null && amountMinor > facts.namelessMaxMinor
  const found: [DepositMisfit, boolean][] = [
    ['amount', amountMinor !== facts.amountMinor],
    ['sender', payer !== null && !facts.ownPhones.includes(payer)],
    ['nameless', isNameless],
    ['risk', isRisky],
    ['trx_id', facts.isTrxIdUsed],
    // A person has turned it down: they did not know what the partner says now.
    ['rejected', facts.state === 'rejected'],
  ]
  return found.flatMap(([misfit, is]) => (is ? [misfit] : []))
}

/** Whether the player still waits for a payment to be made. */
export function isOpen(state: PaymentState): boolean {
  return stageOf(state) === 'open'
}

/** Whether nothing that a partner says can change a payment any more. */
export function isDone(state: PaymentState): boolean {
  return stageOf(state) === 'done'
}

/** `on_desk`: a person has it, and only money that fits goes past them. */
type Stage = 'open' | 'on_desk' | 'given_up' | 'done'

function stageOf(state: PaymentState): Stage {
  switch (state) {
    case 'created':
    case 'presented':
    case 'verifying':
    case 'unknown':
      return 'open'
    case 'claimed':
    case 'review':
    case 'confirmed':
      return 'on_desk'
    case 'failed':
    case 'expired':
    case 'cancelled':
    case 'rejected':
      return 'given_up'
    case 'credited':
    case 'late_confirmed':
    case 'refunding':
    case 'refunded':
    case 'reversed':
    case 'requested':
    case 'approved':
    case 'sending':
    case 'paid':
      return 'done'
  }
}
