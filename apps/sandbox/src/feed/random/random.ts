import { createHash } from 'node:crypto'

/** A stream of chance that a seed decides: the same seed gives the same stream, on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A whole number from 0 up to, not including, `max`. */
  int: (max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** A stream of its own; it is the same however much was taken from this one before. */
  fork: (name: string) => Random
}

const RANGE = 0x1_0000_0000
/** Draws thrown away at the start, until every bit of the seed has reached every bit of the state. */
const WARM_UP_DRAWS = 12

/**
 * Opens the stream of a seed: three words of the hash of its text feed a small fast counting
 * generator (three mixed words and a counter, so that no seed can have a short cycle). The hash goes
 * one way, so that what everyone sees of one stream (the sizes) tells nothing of another (the balls).
 */
export function createRandom(seed: string): Random {
  const hash = createHash('sha256').update(seed).digest()
  const draw = countingGenerator(hash.readInt32LE(0), hash.readInt32LE(4), hash.readInt32LE(8))
  const next = () => draw() / RANGE
  const int = (max: number) => Math.floor(next() * max)
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[int(list.length)] as T
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

function countingGenerator(first: number, second: number, third: number): () => number {
  let [a, b, c, count] = [first, second, third, 1]
  const draw = () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < WARM_UP_DRAWS; warmUp += 1) draw()
  return draw
}
