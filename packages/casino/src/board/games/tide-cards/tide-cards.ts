import { DECK, type Card } from '../../../cards/card.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { isRecord } from '../../asked/is-record.ts'
import { readNoSetup, type NoSetup } from '../../asked/no-setup.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import {
  guessesAt,
  isAtMost,
  isRight,
  isWithinMost,
  ranksFor,
  TIDE_GUESSES,
  tideMultipleCenti,
  type TideGuess,
} from './guess.ts'
import { planFacts, TIDE_PLANS } from './plans.ts'

/** There is one way to begin. */
export type TideSetup = NoSetup

export type TideChoice = { guess: TideGuess } | { skip: true } | { take: true }

/**
 * Amounts are minor units as digits, multiples hundredths.
 * - `opened`: the card that a round begins with.
 * - `right`, `wrong`: the card after a guess, and of how many ranks it had to be.
 * - `skipped`: the card in the place of one that the player let pass.
 * - `taken`: the end of a round that is paid.
 */
export type TideEvent =
  | { type: 'opened'; card: Card }
  | {
      type: 'right'
      guess: TideGuess
      ranks: number
      card: Card
      multipleCenti: string
      winMinor: string
    }
  | { type: 'wrong'; guess: TideGuess; ranks: number; card: Card }
  | { type: 'skipped'; card: Card; left: number }
  | { type: 'taken'; multipleCenti: string; winMinor: string }

/** Cards that may be let pass in a round. */
export const TIDE_SKIPS_MAX = 20

/**
 * A card lies open, and the next is guessed to be higher or lower. Every right guess raises what can be
 * taken, a wrong one takes all, and a card may be let pass for nothing. What is taken before a guess is
 * the stake itself. A round that can be raised no more without going above the most is paid by itself.
 */
export const tideCards: TurnGame<TideSetup, TideChoice, TideEvent> = {
  code: 'PADMA-HILO',
  title: 'Tide Cards',
  platform: 'PADMA',
  type: 'arcade',
  volatility: 'high',
  betLevelsMinor,
  bets: TIDE_PLANS.map(planFacts),
  readSetup: readNoSetup,
  readChoice,
  play,
  choiceOfAbsent: () => ({ take: true }),
}

function readChoice(value: unknown): TideChoice | null {
  if (!isRecord(value) || Object.keys(value).length !== 1) return null
  if (value['take'] === true) return { take: true }
  if (value['skip'] === true) return { skip: true }
  const guess = TIDE_GUESSES.find((known) => known === value['guess'])
  return guess === undefined ? null : { guess }
}

/** What a stake is worth after a row of right guesses, in minor units, rounded down. */
export function tideWinMinor(betMinor: bigint, row: readonly number[]): bigint {
  return (betMinor * tideMultipleCenti(row)) / 100n
}

/** A round on its way: the card that is open, how many ranks each right guess had, what was let pass. */
type Standing = { card: Card; row: readonly number[]; skips: number; events: readonly TideEvent[] }

function play(round: TurnRound<TideSetup, TideChoice>): TurnPlay<TideEvent> {
  const { betMinor, choices, draws } = round
  const card = drawCard(draws)
  let standing: Standing = { card, row: [], skips: 0, events: [{ type: 'opened', card }] }
  for (const [index, choice] of choices.entries()) {
    const next = follow(standing, choice, betMinor, draws)
    if (next === null) return { kind: 'illegal' }
    if ('totalMinor' in next) return index === choices.length - 1 ? next : { kind: 'illegal' }
    standing = next
  }
  return { kind: 'open', events: standing.events }
}

/** Every card comes from a whole deck: what was seen says nothing about what comes. */
function drawCard(draws: DrawStream): Card {
  const place = draws.below(DECK.length)
  const card = DECK[place]
  if (card === undefined) throw new RangeError(`No card stands at ${place}`)
  return card
}

type Ended = Extract<TurnPlay<TideEvent>, { kind: 'ended' }>

/** The round after a choice, its end, or null where the choice may not be made. */
function follow(
  standing: Standing,
  choice: TideChoice,
  betMinor: bigint,
  draws: DrawStream,
): Standing | Ended | null {
  if ('take' in choice) return taken(standing, betMinor)
  if ('skip' in choice) return standing.skips < TIDE_SKIPS_MAX ? skipped(standing, draws) : null
  const { guess } = choice
  const ranks = ranksFor(guess, standing.card.rank)
  const isOpen = guessesAt(standing.card.rank).includes(guess) && isWithinMost(standing.row, ranks)
  return isOpen ? guessed(standing, { guess, ranks }, betMinor, draws) : null
}

function skipped(standing: Standing, draws: DrawStream): Standing {
  const card = drawCard(draws)
  const skips = standing.skips + 1
  const event: TideEvent = { type: 'skipped', card, left: TIDE_SKIPS_MAX - skips }
  return { ...standing, card, skips, events: [...standing.events, event] }
}

function guessed(
  standing: Standing,
  { guess, ranks }: { guess: TideGuess; ranks: number },
  betMinor: bigint,
  draws: DrawStream,
): Standing | Ended {
  const card = drawCard(draws)
  if (!isRight(guess, standing.card.rank, card.rank)) {
    const wrong: TideEvent = { type: 'wrong', guess, ranks, card }
    return { kind: 'ended', events: [...standing.events, wrong], totalMinor: 0n }
  }
  const row = [...standing.row, ranks]
  const right: TideEvent = {
    type: 'right',
    guess,
    ranks,
    card,
    multipleCenti: String(tideMultipleCenti(row)),
    winMinor: String(tideWinMinor(betMinor, row)),
  }
  const next = { ...standing, card, row, events: [...standing.events, right] }
  return isAtMost(row) ? taken(next, betMinor) : next
}

function taken({ row, events }: Standing, betMinor: bigint): Ended {
  const totalMinor = tideWinMinor(betMinor, row)
  const last: TideEvent = {
    type: 'taken',
    multipleCenti: String(tideMultipleCenti(row)),
    winMinor: String(totalMinor),
  }
  const end: Ended = { kind: 'ended', events: [...events, last], totalMinor }
  return row.length === 0 ? { ...end, unplayedMinor: betMinor } : end
}
