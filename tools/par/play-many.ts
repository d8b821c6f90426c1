import { createCipheriv, createHash } from 'node:crypto'
import { drawStream, playSlot, type DrawStream, type SlotGame } from '@maidan/casino'

/** What many rounds have given, in multiples of the stake. */
export type Played = { mean: number; deviation: number; hitRate: number; largest: number }

/** Enough for any round of a slot: the free spins of a long chain take a few hundred draws. */
const SLOT_BYTES = 8_192

/** Units of a stake are whole, so that no win is rounded. */
const UNIT_MINOR = 100n

/** Plays rounds of a slot one after another with chance that follows from the game's code alone. */
export function playMany(game: SlotGame, rounds: number): Played {
  const betMinor = UNIT_MINOR * BigInt(game.costUnits)
  return tally({ name: game.code, bytes: SLOT_BYTES, rounds }, (draws) => {
    const { totalWinMinor } = playSlot(game, { betMinor, draws: draws() })
    return Number(totalWinMinor) / Number(betMinor)
  })
}

/** `name` is all that the chance follows from; a round may have so many bytes of it. */
type Run = { name: string; bytes: number; rounds: number }

/**
 * Sums up what rounds give in multiples of the stake. Each has draws of its own, which begin anew every
 * time they are asked for, so that a round can be played again with one choice more.
 */
export function tally(
  { name, bytes, rounds }: Run,
  play: (draws: () => DrawStream) => number,
): Played {
  const chance = chanceOf(name, bytes)
  const sum = { once: 0, squared: 0, hits: 0, largest: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const blocks = [chance()]
    const won = play(() => drawStream(blocks))
    sum.once += won
    sum.squared += won * won
    if (won > 0) sum.hits += 1
    sum.largest = Math.max(sum.largest, won)
  }
  const mean = sum.once / rounds
  return {
    mean,
    deviation: Math.sqrt(sum.squared / rounds - mean * mean),
    hitRate: sum.hits / rounds,
    largest: sum.largest,
  }
}

/** An endless stream of bytes for one name, the same in every run. */
function chanceOf(name: string, bytes: number): () => Uint8Array {
  const key = createHash('sha256').update(name).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const nothing = Buffer.alloc(bytes)
  return () => stream.update(nothing)
}
