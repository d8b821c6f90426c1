import { oddsOfTick } from '@maidan/money'
import { LEVEL_MAX_MINOR, SIZE_MAX_MINOR, type NewOrder } from './order-book.ts'

/** Throws a RangeError for an order that no book can hold; what it says is the same in each. */
export function checkOrder(order: NewOrder): void {
  checkId('orderId', order.orderId)
  checkId('playerId', order.playerId)
  oddsOfTick(order.tick)
  checkSize(order.sizeMinor)
  if (order.expiresAtMs !== undefined) checkMoment(order.expiresAtMs)
  if (order.fillOrKill) checkMinFill(order.fillOrKill.minFillMinor, order.sizeMinor)
}

/** A size that a double holds exactly: 1 to `SIZE_MAX_MINOR`. */
export function checkSize(sizeMinor: bigint): void {
  if (sizeMinor > 0n && sizeMinor <= SIZE_MAX_MINOR) return
  throw new RangeError(`A size of ${sizeMinor} is not between 1 and ${SIZE_MAX_MINOR}`)
}

/** A moment in whole milliseconds. */
export function checkMoment(ms: number): void {
  if (!Number.isSafeInteger(ms)) throw new RangeError(`${ms} is not a moment in milliseconds`)
}

/** How many levels of the depth are asked for. */
export function checkLevels(levels: number): void {
  if (Number.isSafeInteger(levels) && levels >= 0) return
  throw new RangeError(`${levels} is not a number of levels`)
}

/** The refusal of an id whose order rests in the book. */
export function takenId(orderId: number): RangeError {
  return new RangeError(`Order ${orderId} rests in this book already`)
}

/** The refusal of an order whose price holds too much. */
export function fullLevel(tick: number): RangeError {
  return new RangeError(`Tick ${tick} would hold more than ${LEVEL_MAX_MINOR}`)
}

function checkId(name: string, id: number): void {
  if (Number.isSafeInteger(id) && id > 0) return
  throw new RangeError(`${name} ${id} is not a positive safe integer`)
}

function checkMinFill(minFillMinor: bigint, sizeMinor: bigint): void {
  if (minFillMinor > 0n && minFillMinor <= sizeMinor) return
  throw new RangeError(`A smallest fill of ${minFillMinor} is not between 1 and ${sizeMinor}`)
}
