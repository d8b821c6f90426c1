import type { OwnBet } from '../../../../rooms/room-api.ts'

type Known = {
  /** The round that the page shows now. */
  number: number
  /** Rounds whose end the board has shown. */
  seen: ReadonlySet<number>
  /** Bets of which the page has said that their stake is back. */
  heard: ReadonlySet<string>
}

export type SortedEnds = {
  /** The player knows already what came of them. */
  seen: readonly OwnBet[]
  /** They came to their end while nobody looked. */
  missed: readonly OwnBet[]
}

/** Of own bets that came to an end: which the player saw end here, and which they have to be told of. */
export function sortEnds(own: readonly OwnBet[], known: Known): SortedEnds {
  return {
    seen: own.filter((bet) => isSeen(bet, known)),
    missed: own.filter((bet) => isMissed(bet, known)),
  }
}

function isSeen({ state, number, betId }: OwnBet, { seen, heard }: Known): boolean {
  switch (state) {
    case 'settling':
    case 'paid':
    case 'closed':
      return seen.has(number)
    case 'returned':
      return heard.has(betId)
    case 'betting':
    case 'taken':
    case 'refused':
    case 'returning':
      return false
  }
}

/** Told of once its money is there. A stake that came back lies on no board, so that only words can tell of it. */
function isMissed(bet: OwnBet, known: Known): boolean {
  if (isSeen(bet, known)) return false
  switch (bet.state) {
    case 'paid':
    case 'closed':
      return bet.number < known.number
    case 'returned':
      return true
    case 'betting':
    case 'taken':
    case 'refused':
    case 'returning':
    case 'settling':
      return false
  }
}
