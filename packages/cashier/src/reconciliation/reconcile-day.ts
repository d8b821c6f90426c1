import { normalTrxId } from '../wallet/trx-id.ts'

/** What moves between a partner and us: from a player, back to them, and out to them. */
export const MOVE_KINDS = ['payment', 'refund', 'payout'] as const

export type MoveKind = (typeof MOVE_KINDS)[number]

/** What can be wrong between the three sides. */
export const DIFFERENCES = [
  'missing_ours',
  'missing_partner',
  'amount_differs',
  'state_differs',
] as const

export type Difference = (typeof DIFFERENCES)[number]

/** A payment of ours beside what the ledger booked for it. */
export type OurMove = {
  kind: MoveKind
  reference: string
  /** The partner's number of it; null where nobody has told us. */
  trxId: string | null
  /** Whether our record says that the money has moved. */
  isSettled: boolean
  amountMinor: bigint
  /** What the ledger moved for it; 0 for nothing. */
  bookedMinor: bigint
  /** Whether the statement has to have it: it went through the partner, and on this day. */
  isDue: boolean
}

/** A line of the partner's own statement. */
export type PartnerMove = {
  kind: MoveKind
  trxId: string
  /** Our own number of it, as the partner was told it. */
  invoice: string
  amountMinor: bigint
}

/** Both sides of what does not agree; one of them may be missing. */
export type DayDifference<Ours extends OurMove, Theirs extends PartnerMove> =
  | { difference: 'missing_ours'; ours: null; theirs: Theirs }
  | { difference: 'missing_partner'; ours: Ours; theirs: null }
  | { difference: 'amount_differs' | 'state_differs'; ours: Ours; theirs: Theirs }

export type ReconciledDay<Ours extends OurMove, Theirs extends PartnerMove> = {
  matched: number
  differences: DayDifference<Ours, Theirs>[]
}

/**
 * Holds a day of the ledger, of our payments and of the partner's statement against each other. A
 * line of the statement is of the payment with its number, else of the one that it names and that has
 * no number yet; each stands for one. The order of both lists decides between equals.
 */
export function reconcileDay<Ours extends OurMove, Theirs extends PartnerMove>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
): ReconciledDay<Ours, Theirs> {
  const pairs = pairUp(ours, theirs)
  const taken = new Set(pairs.values())
  const day: ReconciledDay<Ours, Theirs> = { matched: 0, differences: [] }
  for (const line of theirs) {
    const own = pairs.get(line)
    const difference = own ? compare(own, line) : null
    if (!own) day.differences.push({ difference: 'missing_ours', ours: null, theirs: line })
    else if (difference) day.differences.push({ difference, ours: own, theirs: line })
    else day.matched += 1
  }
  for (const own of ours)
    if (!taken.has(own) && own.isDue)
      day.differences.push({ difference: 'missing_partner', ours: own, theirs: null })
  return day
}

/** Money that moved at the partner has to have moved here, too: that comes before how much. */
function compare(ours: OurMove, theirs: PartnerMove): 'amount_differs' | 'state_differs' | null {
  if (!ours.isSettled || ours.bookedMinor === 0n) return 'state_differs'
  const isSame = ours.amountMinor === theirs.amountMinor && ours.bookedMinor === theirs.amountMinor
  return isSame ? null : 'amount_differs'
}

/** Each line of the statement with the payment that it is of, at most one to one. */
function pairUp<Ours extends OurMove, Theirs extends PartnerMove>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
): Map<Theirs, Ours> {
  const pairs = new Map<Theirs, Ours>()
  const byNumber = queuesOf(ours, (one) => one.trxId !== null, numberOf)
  const nameless = queuesOf(ours, (one) => one.trxId === null, nameOf)
  for (const line of theirs) {
    const own = byNumber.get(numberOf(line))?.shift()
    if (own) pairs.set(line, own)
  }
  for (const line of theirs) {
    const own = pairs.has(line) ? undefined : nameless.get(nameOf(line))?.shift()
    if (own) pairs.set(line, own)
  }
  return pairs
}

function queuesOf<Ours extends OurMove>(
  ours: readonly Ours[],
  isIn: (one: Ours) => boolean,
  keyOf: (one: Ours) => string,
): Map<string, Ours[]> {
  const queues = new Map<string, Ours[]>()
  for (const one of ours.filter(isIn)) {
    const queue = queues.get(keyOf(one)) ?? []
    queue.push(one)
    queues.set(keyOf(one), queue)
  }
  return queues
}

function numberOf({ kind, trxId }: { kind: MoveKind; trxId: string | null }): string {
  return `${kind} ${normalTrxId(trxId ?? '')}`
}

function nameOf(move: OurMove | PartnerMove): string {
  return `${move.kind} ${'invoice' in move ? move.invoice : move.reference}`
}
