import { createCipheriv, createHash } from 'node:crypto'
import { drawStream, playSlot, type SlotGame } from '@maidan/casino'

/** What many rounds have given, in multiples of the stake. */
export type Played = { mean: number; deviation: number; hitRate: number; largest: number }

/** Enough for any round: the free spins of a long chain take a few hundred draws. */
const ROUND_BYTES = 8_192

/** Units of a stake are whole, so that no win is rounded. */
const UNIT_MINOR = 100n

/** Plays rounds one after another with chance that follows from the game's code alone. */
export function playMany(game: SlotGame, rounds: number): Played {
  const chance = chanceOf(game.code)
  const betMinor = UNIT_MINOR * BigInt(game.costUnits)
  const sum = { once: 0, squared: 0, hits: 0, largest: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const draws = drawStream([chance()])
    const won = Number(playSlot(game, { betMinor, draws }).totalWinMinor) / Number(betMinor)
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

/** An endless stream of bytes for one game, the same in every run. */
function chanceOf(code: string): () => Uint8Array {
  const key = createHash('sha256').update(code).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const nothing = Buffer.alloc(ROUND_BYTES)
  return () => stream.update(nothing)
}
