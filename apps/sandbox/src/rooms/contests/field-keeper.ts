import { StudioError } from '../../games/errors/studio-error.ts'
import type { Rooms } from '../rooms.ts'
import { findRound, isShown } from '../rounds/round.ts'
import { contestsOfRound, type KeptContest } from './kept-contest.ts'

/** Rounds of all rooms whose contests are kept in memory, the newest: each may have thousands of entries. */
const ROUNDS_KEPT_MAX = 12

/**
 * Answers the contests of a round that is shown, read once for all who ask: everybody in the room does at the
 * same moment. Throws ROUND_NOT_FOUND and ROUND_NOT_SHOWN.
 */
export function fieldKeeper({
  db,
}: Pick<Rooms, 'db'>): (game: string, number: number) => Promise<readonly KeptContest[]> {
  const kept = new Map<string, Promise<readonly KeptContest[]>>()
  return (game, number) => {
    const key = `${game} ${number}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const reading = readShown({ db }, game, number)
    kept.set(key, reading)
    const [oldest] = kept.keys()
    if (kept.size > ROUNDS_KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    // What could not be told now is asked for again.
    reading.catch(() => {
      if (kept.get(key) === reading) kept.delete(key)
    })
    return reading
  }
}

async function readShown(
  { db }: Pick<Rooms, 'db'>,
  game: string,
  number: number,
): Promise<readonly KeptContest[]> {
  const round = await findRound(db, game, number)
  if (round === null) throw new StudioError('ROUND_NOT_FOUND')
  if (!isShown(round)) throw new StudioError('ROUND_NOT_SHOWN')
  return contestsOfRound(db, round)
}
