import type { DrawStream, TurnGame } from '@maidan/casino'
import { tally, type Played } from './play-many.ts'
import type { BoardWay } from './ways/way.ts'

/** Enough for the longest round of a board: a hand that is split, or a row of cards let pass. */
const ROUND_BYTES = 1_024

/** Large and round, so that no share of a stake is cut off at the minor unit. */
const BET_MINOR = 1_000_000n

/** Slow ways have so many times fewer rounds. */
const SLOWER = 20
const ROUNDS_MIN = 2

/** How many rounds a way is played where all ways of the game have so many together. */
export function roundsOfWay(all: number, ways: readonly BoardWay[], { isSlow }: BoardWay): number {
  return Math.max(ROUNDS_MIN, Math.floor(all / ways.length / (isSlow ? SLOWER : 1)))
}

/**
 * Plays one way to bet on a board with chance that follows from the game and the way alone. What comes
 * back is what a player has left of their first stake, further stakes taken off.
 */
export function playWay(game: TurnGame, way: BoardWay, rounds: number): Played {
  const setup = game.readSetup(way.setup)
  if (setup === null) throw new Error(`${game.code} has no setup for ${way.facts.key}`)
  const run = { name: `${game.code} ${way.facts.key}`, bytes: ROUND_BYTES, rounds }
  return tally(run, (draws) => playRound(game, { way, setup, draws }))
}

type Round = { way: BoardWay; setup: unknown; draws: () => DrawStream }

function playRound(game: TurnGame, { way, setup, draws }: Round): number {
  const choices = [...(way.first ?? [])]
  let raisedMinor = 0n
  for (;;) {
    const play = game.play({ betMinor: BET_MINOR, setup, choices, draws: draws() })
    if (play.kind === 'illegal') throw new Error(`${way.facts.key} made a choice that is not open`)
    if (play.kind === 'ended') return Number(play.totalMinor - raisedMinor) / Number(BET_MINOR)
    const choice = way.choose({ events: play.events, made: choices.length })
    raisedMinor += game.raiseMinor?.(choice, BET_MINOR) ?? 0n
    choices.push(choice)
  }
}
