import type { DrawStream } from '../../fairness/draw-stream.ts'

/** How a pick ends. A void one gives its stake back. */
export type PickResult = 'won' | 'lost' | 'void'

/** A question about an event with the answers that can be bet on. */
export type EventMarket<Result> = {
  key: string
  picks: readonly string[]
  /** What a pick returns of a stake before its price is rounded down, in basis points. */
  returnBps: number
  resultOf(pick: string, result: Result): PickResult
}

/** A result of an event and in how many equally likely ways it comes. */
export type ResultWays<Result> = { result: Result; ways: bigint }

/**
 * A drawn event with fixed odds. Fixtures (who meets whom, which horses run) take turns, known long
 * before; a fixture's play is drawn when betting is over. `Result` is as much of a play as markets ask
 * about, so that all results can be listed with their exact chances.
 */
export type EventModel<Fixture, Play, Result> = {
  fixtures: readonly Fixture[]
  /** Every market, the usual one first. */
  markets: readonly EventMarket<Result>[]
  /** Draws what happens, as data alone. */
  play(draws: DrawStream, fixture: Fixture): Play
  resultOf(play: Play): Result
  /** Every result that the play of this fixture can have, by the very chances of `play`. */
  waysOf(fixture: Fixture): readonly ResultWays<Result>[]
}

/** What a stake stands on, at the price that its player saw. */
export type EventSpot = { market: string; pick: string; priceCenti: number }

/** What came of a round: which fixture it was, by its place in the list, and what happened. */
export type EventOutcome<Play> = { fixture: number; play: Play }
