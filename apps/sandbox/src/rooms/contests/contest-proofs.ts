import type { Bet } from '../bets/bet.ts'
import { roomOf } from '../offered-room.ts'
import type { BetProof } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { contestsOfBets, fieldFor } from './kept-contest.ts'

type ContestProof = BetProof['contest']

/** What it takes to check the contests of bets of one room, by the bets' ids; all of shown rounds. */
export async function contestProofs(
  { db, offered }: Pick<Rooms, 'db' | 'offered'>,
  code: string,
  bets: readonly Bet[],
): Promise<ReadonlyMap<string, ContestProof>> {
  const { contest: rules } = roomOf(offered, code).game
  if (rules === undefined) return new Map()
  const contests = await contestsOfBets(db, bets)
  const proofs = bets.flatMap((bet): [string, ContestProof][] => {
    for (const one of contests) {
      const place = one.entries.findIndex(({ betId }) => betId === bet.id)
      if (place >= 0) return [[bet.id, { field: fieldFor(one, bet.player, rules.feeBps), place }]]
    }
    return []
  })
  return new Map(proofs)
}
