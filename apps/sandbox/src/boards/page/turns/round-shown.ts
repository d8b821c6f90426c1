import type { RoundView } from '../../../games/studio-api.ts'
import type { TurnRoundShown } from '../board.ts'

/** What a paid win that the player has yet to see adds to the balance. */
export function unshownMinor(round: RoundView | null): bigint {
  return round === null || round.isOpen || round.settlement === 'pending'
    ? 0n
    : BigInt(round.totalWinMinor)
}

/** A round as its board shows it, of which so many events have been seen. */
export function roundShown(view: RoundView, seen: number): TurnRoundShown<unknown, unknown> {
  return {
    id: view.roundId,
    betMinor: BigInt(view.betMinor),
    setup: view.setup,
    events: view.events,
    seen,
    totalMinor: view.isOpen ? null : BigInt(view.totalWinMinor),
  }
}
