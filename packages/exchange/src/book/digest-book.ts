import type { OrderBook, RestingOrder } from './order-book.ts'

const WORD = 2 ** 32

/**
 * The state of a book in 16 hexadecimal digits: FNV-1a, 64 bits, over every resting order in its
 * order (the offset and the prime are of the FNV specification, draft-eastlake-fnv). Books that
 * hold the same orders in the same places have the same digest, however they came to hold them.
 */
export function digestOf(book: OrderBook): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (const order of book.resting()) {
    const line = lineOf(order)
    for (let index = 0; index < line.length; index += 1) {
      low = (low ^ line.charCodeAt(index)) >>> 0
      // The prime is 2^40 + 435: both halves times 435, and the low half 40 bits higher. Every
      // product stays below 2^53, and the shift to an unsigned word takes it modulo 2^32.
      const product = low * 435
      high = (high * 435 + (low << 8) + Math.floor(product / WORD)) >>> 0
      low = product >>> 0
    }
  }
  return hex(high) + hex(low)
}

function lineOf(order: RestingOrder): string {
  const { orderId, playerId, side, tick, remainingMinor, persistence, expiresAtMs } = order
  return `${orderId} ${playerId} ${side} ${tick} ${remainingMinor} ${persistence} ${expiresAtMs}\n`
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0')
}
