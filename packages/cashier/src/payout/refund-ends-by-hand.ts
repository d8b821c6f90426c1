import type { PaymentState } from '../lists.ts'

/** For how long a partner has to be silent about a refund before people may say what came of it. */
export const REFUND_SILENT_AFTER_MS = 24 * 3_600_000

/** A refund that its partner was told, as far as it is known when its silence began. */
export type RefundSilence = {
  state: PaymentState
  /** When the partner was told; null before that. */
  toldAt: Date | null
  /** When it last said something about it that could be read; null for never. */
  heardAt: Date | null
}

/**
 * From when two people may end a refund that is under way: a day after its partner's last word, or
 * after it was told where no word ever came. Null for one that ends by itself: it is over, or its
 * partner is yet to be told.
 */
export function refundEndsByHandFromMs({ state, toldAt, heardAt }: RefundSilence): number | null {
  if (state !== 'refunding' || toldAt === null) return null
  const lastWordAt = heardAt !== null && heardAt > toldAt ? heardAt : toldAt
  return lastWordAt.getTime() + REFUND_SILENT_AFTER_MS
}
