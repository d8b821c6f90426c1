import { LADDER_TICKS } from '@maidan/money'
import type { Side } from './order-book.ts'
import { NONE, type OrderSlots } from './order-slots.ts'

const WORD_BITS = 32
const SIDE_WORDS = Math.ceil(LADDER_TICKS / WORD_BITS)

/** The first level of the lays, and how far the two sides are apart. */
const LAYS_FROM = SIDE_WORDS * WORD_BITS

/** Behind the last level. Also what stands for the best level of a side without orders. */
export const LEVELS_END = 2 * LAYS_FROM

/**
 * The queues of one book. A level is a price of a side, numbered from the best on: backs from the
 * lowest odds, then lays from the highest. So levels in rising order are the order of `resting`,
 * and a taker of either side meets its makers from the lowest level on.
 */
export type PriceLevels = {
  bestBack: number
  bestLay: number
  /** The first and the last slot of each level's queue, in the order of arrival. */
  heads: Int32Array
  tails: Int32Array
  /** The sizes that rest, exact: the door keeps them at or below `LEVEL_MAX_MINOR`. */
  sumsMinor: Float64Array
  /** One bit a level: whether orders rest there. */
  occupied: Int32Array
}

export function openLevels(): PriceLevels {
  return {
    bestBack: LEVELS_END,
    bestLay: LEVELS_END,
    heads: new Int32Array(LEVELS_END).fill(NONE),
    tails: new Int32Array(LEVELS_END).fill(NONE),
    sumsMinor: new Float64Array(LEVELS_END),
    occupied: new Int32Array(LEVELS_END / WORD_BITS),
  }
}

export function levelOf(side: Side, tick: number): number {
  return side === 'back' ? tick : LAYS_FROM + LADDER_TICKS - 1 - tick
}

export function tickOf(level: number): number {
  return level < LAYS_FROM ? level : LAYS_FROM + LADDER_TICKS - 1 - level
}

export function sideOf(level: number): Side {
  return level < LAYS_FROM ? 'back' : 'lay'
}

/** The best level at which orders of this side rest; `LEVELS_END` if there is none. */
export function bestLevel(levels: PriceLevels, side: Side): number {
  return side === 'back' ? levels.bestBack : levels.bestLay
}

/** The first level from this one on, of the same side, at which orders rest; else `LEVELS_END`. */
export function nextOccupied(levels: PriceLevels, level: number): number {
  const side = level < LAYS_FROM ? 0 : SIDE_WORDS
  let word = level >> 5
  let bits = (levels.occupied[word] ?? 0) & (-1 << (level & 31))
  while (bits === 0) {
    word += 1
    if (word >= side + SIDE_WORDS) return LEVELS_END
    bits = levels.occupied[word] ?? 0
  }
  return word * WORD_BITS + lowestBit(bits)
}

/** Puts a slot, whose columns are set, at the end of the queue of its level. */
export function enqueue(levels: PriceLevels, slots: OrderSlots, slot: number): void {
  const level = slots.levels[slot] ?? 0
  const tail = levels.tails[level] ?? NONE
  slots.previous[slot] = tail
  slots.next[slot] = NONE
  levels.tails[level] = slot
  levels.sumsMinor[level] = (levels.sumsMinor[level] ?? 0) + (slots.remainingMinor[slot] ?? 0)
  if (tail === NONE) occupy(levels, level, slot)
  else slots.next[tail] = slot
}

/** Takes a slot out of its queue. */
export function dequeue(levels: PriceLevels, slots: OrderSlots, slot: number): void {
  const level = slots.levels[slot] ?? 0
  const previous = slots.previous[slot] ?? NONE
  const next = slots.next[slot] ?? NONE
  levels.sumsMinor[level] = (levels.sumsMinor[level] ?? 0) - (slots.remainingMinor[slot] ?? 0)
  if (next === NONE) levels.tails[level] = previous
  else slots.previous[next] = previous
  if (previous !== NONE) {
    slots.next[previous] = next
    return
  }
  levels.heads[level] = next
  if (next === NONE) vacate(levels, level)
}

/** Takes a part of what remains of an order, which keeps its place. */
export function shrink(
  levels: PriceLevels,
  slots: OrderSlots,
  slot: number,
  byMinor: number,
): void {
  const level = slots.levels[slot] ?? 0
  slots.remainingMinor[slot] = (slots.remainingMinor[slot] ?? 0) - byMinor
  levels.sumsMinor[level] = (levels.sumsMinor[level] ?? 0) - byMinor
}

function occupy(levels: PriceLevels, level: number, slot: number): void {
  levels.heads[level] = slot
  const word = level >> 5
  levels.occupied[word] = (levels.occupied[word] ?? 0) | (1 << (level & 31))
  if (level < LAYS_FROM) levels.bestBack = Math.min(levels.bestBack, level)
  else levels.bestLay = Math.min(levels.bestLay, level)
}

function vacate(levels: PriceLevels, level: number): void {
  const word = level >> 5
  levels.occupied[word] = (levels.occupied[word] ?? 0) & ~(1 << (level & 31))
  if (level === levels.bestBack) levels.bestBack = nextOccupied(levels, level)
  else if (level === levels.bestLay) levels.bestLay = nextOccupied(levels, level)
}

/** The index of the lowest bit that is set: the bits and their complement plus one share only it. */
function lowestBit(bits: number): number {
  return WORD_BITS - 1 - Math.clz32(bits & -bits)
}
