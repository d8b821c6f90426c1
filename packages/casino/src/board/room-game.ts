import type { DrawStream } from '../fairness/draw-stream.ts'
import type { BoardFacts } from './board-facts.ts'

/** How long the phases of a room's round last. A curve decides by itself how long it rises. */
export type RoomTiming = { bettingMs: number; shownMs: number }

/**
 * A curve that rises from 1.00 while its round runs, until it breaks. A player holds a stake in it
 * and takes it out at the height of that moment.
 */
export type RisingCurve<Outcome> = {
  /** The height, in hundredths, at which the curve of this outcome breaks; 100 breaks at once. */
  brokenAtCenti(outcome: Outcome): number
  /** The height so long after the start, in hundredths, rounded down. */
  heightCenti(elapsedMs: number): number
  /** The first millisecond at which the curve is that high. */
  elapsedMs(heightCenti: number): number
}

/** How the bets of a round play against each other; those of one stake and currency are one contest. */
export type ContestRules<Spot = unknown, Outcome = unknown> = {
  /** What the house keeps of the stakes, in hundredths of a percent. */
  feeBps: number
  /** Entries of one contest, at most. */
  entriesMax: number
  /** What a spot has scored by the outcome. */
  pointsOf(spot: Spot, outcome: Outcome): number
}

/**
 * A game in which everybody in the room plays the same round: bets are taken for a while, then one
 * outcome is drawn for all. `Spot` is what a stake stands on (a side, numbers, a height to leave at).
 */
export type RoomGame<Spot = unknown, Outcome = unknown> = BoardFacts & {
  timing: RoomTiming
  /** Bets that one player may have in one round. */
  betsMax: number
  /** The spot in what a page sent; null when it is none that the round of this number offers. */
  readSpot(value: unknown, number: number): Spot | null
  /** What comes of the round of this number. */
  draw(draws: DrawStream, number: number): Outcome
  /** What a stake on a spot is paid, minor units, the stake's return included, rounded down. */
  payMinor(stakeMinor: bigint, spot: Spot, outcome: Outcome): bigint
  /**
   * For games in which the bets of a round play against each other. Then `payMinor` is what comes of a stake
   * that nobody plays against: it goes back.
   */
  contest?: ContestRules<Spot, Outcome>
  /** For games whose round takes a while to run, in which a stake can be taken out. */
  curve?: RisingCurve<Outcome> & {
    /** The spot of a stake that is taken out at this height. */
    spotAt(heightCenti: number): Spot
    /** The height at which a stake on this spot leaves by itself; null: its player takes it out. */
    leavesAtCenti(spot: Spot): number | null
  }
}
