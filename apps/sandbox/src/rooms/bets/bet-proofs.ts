import { linkAt } from '../chain/chains.ts'
import { contestProofs } from '../contests/contest-proofs.ts'
import type { BetProof } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { isShown, type Round } from '../rounds/round.ts'
import type { Bet } from './bet.ts'
import { roundsOf, shownBet } from './read-own-bets.ts'

type ChainRow = { id: string; lastLink: string; length: number }

/** Bets of one room with all it takes to check their rounds, as far as they have been shown. */
export async function betProofs(rooms: Rooms, bets: readonly Bet[]): Promise<BetProof[]> {
  const [first] = bets
  if (first === undefined) return []
  const rounds = await roundsOf(rooms, first.game, bets)
  const chains = await chainsOf(rooms, [...rounds.values()])
  const shown = bets.filter(({ number }) => {
    const round = rounds.get(number)
    return round !== undefined && isShown(round)
  })
  const contests = await contestProofs(rooms, first.game, shown)
  return bets.map((bet) => {
    const round = rounds.get(bet.number)
    const chain = chains.get(round?.chainId ?? '')
    if (round === undefined || chain === undefined) {
      throw new Error(`the round of bet ${bet.id} is missing`)
    }
    const contest = contests.get(bet.id) ?? null
    return { bet: shownBet(rooms, bet, round), ...proofOf(round, chain), contest }
  })
}

function proofOf(round: Round, chain: ChainRow): Omit<BetProof, 'bet' | 'contest'> {
  const isKnown = isShown(round)
  return {
    linkHash: round.linkHash,
    link: isKnown ? linkAt(chain, round.linkIndex) : null,
    clientSeeds: round.clientSeeds ?? [],
    outcome: isKnown ? round.outcome : null,
    isCut: round.isCut,
  }
}

async function chainsOf(
  { db }: Pick<Rooms, 'db'>,
  rounds: readonly Round[],
): Promise<ReadonlyMap<string, ChainRow>> {
  const found = await db.query<ChainRow>(
    `select id, last_link as "lastLink", length from studio.room_chains where id = any($1)`,
    [[...new Set(rounds.map((round) => round.chainId))]],
  )
  return new Map(found.rows.map((chain) => [chain.id, chain]))
}
