import { expandSeeds } from '../fairness/expand-seeds.ts'
import type { Drawn, Round } from '../store/keep-rounds.ts'
import { drawTicket } from '../ticket/draw-ticket.ts'

type Seeds = Pick<Round, 'serverSeed' | 'clientSeed' | 'priceMinor'>

/** Draws the ticket of a round from its seeds, and says what it pays. */
export function drawRound(seeds: Seeds): Omit<Drawn, 'balanceAfterBetMinor'> {
  const { prize, fields } = drawTicket(expandSeeds(seeds.serverSeed, seeds.clientSeed))
  const winMinor = seeds.priceMinor * BigInt(prize?.multiple ?? 0)
  return { prize: prize?.picture ?? null, fields, winMinor }
}
