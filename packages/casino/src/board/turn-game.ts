import type { DrawStream } from '../fairness/draw-stream.ts'
import type { BoardFacts } from './board-facts.ts'

/** A round of one player, from its stake to the last choice so far. */
export type TurnRound<Setup, Choice> = {
  betMinor: bigint
  setup: Setup
  choices: readonly Choice[]
  draws: DrawStream
}

/**
 * Where a round stands. Events are all that the player may know by now, in the order a screen shows
 * them; the events of one choice more begin with those of the choices before. `illegal`: the last
 * choice is none that may be made now. `unplayedMinor` is the part of the stake that was never at risk
 * and is paid back in the total: no bonus counts it as play.
 */
export type TurnPlay<Event> =
  | { kind: 'open'; events: readonly Event[] }
  | {
      kind: 'ended'
      events: readonly Event[]
      totalMinor: bigint
      unplayedMinor?: bigint
      paidMinor?: readonly bigint[]
    }
  | { kind: 'illegal' }

/**
 * A game that a player has to themselves: a stake and a setup (how many mines, which risk, which
 * side), then choices until the round ends. A game without choices ends at once. Everything follows
 * from bet, setup, choices and draws, so that a round can be played again by anybody at any time.
 */
export type TurnGame<Setup = unknown, Choice = unknown, Event = unknown> = BoardFacts & {
  /** The setup in what a page sent; null when it is none. */
  readSetup(value: unknown): Setup | null
  /** The choice in what a page sent; null when it is none. */
  readChoice(value: unknown): Choice | null
  /**
   * What a choice puts on the table beside the first stake, 0 for most. It is taken before the choice
   * counts. Left out where no choice costs anything.
   */
  raiseMinor?(choice: Choice, betMinor: bigint): bigint
  /** Plays a round from its beginning. `totalMinor` is all that is paid, the stake's return included. */
  play(round: TurnRound<Setup, Choice>): TurnPlay<Event>
  /**
   * The choice that is made for a player who stays away from an open round, until it ends: what a
   * careful player would do with what they see, such as taking what is won. It never raises the stake.
   */
  choiceOfAbsent(round: {
    setup: Setup
    choices: readonly Choice[]
    events: readonly Event[]
  }): Choice
}
