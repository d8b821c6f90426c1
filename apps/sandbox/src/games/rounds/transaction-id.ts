import { randomBytes } from 'node:crypto'

const ROUND_ID_BYTES = 12
const RECALL_KEY_BYTES = 24

/** Unique per provider for ever; short enough that its transaction ids stay below 64 characters. */
export function newRoundId(): string {
  return `r${randomBytes(ROUND_ID_BYTES).toString('hex')}`
}

/** Part of a recall link; whoever has the link may look at the round. */
export function newRecallKey(): string {
  return randomBytes(RECALL_KEY_BYTES).toString('base64url')
}

/** A raise is a bet of its own: the id of its transaction, by its place among all of its round. */
export function newRaiseId(roundId: string, place: number): string {
  return `${roundId}-raise-${place}`
}

/**
 * A stake has one transaction of each kind at most, so its ids follow from the round's, or from that
 * of a raise.
 */
export function transactionId(
  stakeId: string,
  verb: 'bet' | 'win' | 'rollback' | 'end-round',
): string {
  return `${stakeId}-${verb}`
}
