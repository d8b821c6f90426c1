/** No slot: the end of a chain. */
export const NONE = -1

/**
 * The resting orders of one book as columns: an order is a slot, a number that indexes each of
 * them. A queue links its slots by `next` and `previous`; slots in no queue are linked by `next`
 * from `free` on.
 *
 * Sizes are the one place where money is held as a number. A typed array of doubles keeps whole
 * numbers below 2^53 exactly and makes no garbage, while bigints would be an object for every
 * change. What may enter is checked at the door (`checkOrder`, `LEVEL_MAX_MINOR`); inside, sizes
 * are only added, subtracted and compared, so that nothing is ever rounded, and they leave as
 * bigints.
 */
export type OrderSlots = {
  free: number
  orderIds: Float64Array
  playerIds: Float64Array
  remainingMinor: Float64Array
  /** Infinity: the order lapses at no moment. */
  expiresAtMs: Float64Array
  /** Where the order queues, see `price-levels.ts`. */
  levels: Int32Array
  /** 1: kept at the turn in play, 0: lapses. */
  keeps: Uint8Array
  next: Int32Array
  previous: Int32Array
}

/** Empty slots for so many orders, one or more. */
export function openSlots(capacity: number): OrderSlots {
  const slots: OrderSlots = {
    free: NONE,
    orderIds: new Float64Array(capacity),
    playerIds: new Float64Array(capacity),
    remainingMinor: new Float64Array(capacity),
    expiresAtMs: new Float64Array(capacity),
    levels: new Int32Array(capacity),
    keeps: new Uint8Array(capacity),
    next: new Int32Array(capacity),
    previous: new Int32Array(capacity),
  }
  freeFrom(slots, 0)
  return slots
}

/** A slot out of the free ones, of which there are twice as many when the last is gone. */
export function takeSlot(slots: OrderSlots): number {
  if (slots.free === NONE) grow(slots)
  const slot = slots.free
  slots.free = slots.next[slot] ?? NONE
  return slot
}

export function freeSlot(slots: OrderSlots, slot: number): void {
  slots.next[slot] = slots.free
  slots.free = slot
}

function grow(slots: OrderSlots): void {
  const used = slots.next.length
  const wider = openSlots(used * 2)
  wider.orderIds.set(slots.orderIds)
  wider.playerIds.set(slots.playerIds)
  wider.remainingMinor.set(slots.remainingMinor)
  wider.expiresAtMs.set(slots.expiresAtMs)
  wider.levels.set(slots.levels)
  wider.keeps.set(slots.keeps)
  wider.next.set(slots.next)
  wider.previous.set(slots.previous)
  Object.assign(slots, wider)
  freeFrom(slots, used)
}

/** Links the slots from `first` to the last as the free ones. */
function freeFrom(slots: OrderSlots, first: number): void {
  slots.free = first
  for (let slot = first; slot < slots.next.length; slot += 1) slots.next[slot] = slot + 1
  slots.next[slots.next.length - 1] = NONE
}
