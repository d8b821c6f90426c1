import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import { drawTree, type HoldingRows } from './draw-tree.ts'
import {
  HARI_FOOTHOLDS,
  HARI_LEVELS,
  hariChance,
  hariMultipleCenti,
  hariReturn,
  hariRows,
  type HariLevel,
} from './levels.ts'

export type HariSetup = { level: HariLevel }

export type HariChoice = { step: number } | { take: true }

/**
 * Amounts are minor units as digits, multiples hundredths. `holding` are the footholds that held in
 * every row, from the lowest up; they are told when the round has ended.
 */
export type HariEvent =
  | { type: 'held'; foothold: number; multipleCenti: string; winMinor: string }
  | { type: 'fell'; foothold: number; holding: HoldingRows }
  | { type: 'taken'; multipleCenti: string; winMinor: string; holding: HoldingRows }

/** The tree that stands there unless the player says otherwise. */
export const HARI_USUAL: HariSetup = { level: 'easy' }

/**
 * Rosher Hari: up a date palm row by row to the pot of juice. In every row the player chooses one
 * foothold; one that holds raises what can be taken, a rotten one takes all. What is taken before the
 * first row is the stake itself. The last row ends the round and pays by itself.
 */
export const rosherHari: TurnGame<HariSetup, HariChoice, HariEvent> = {
  code: 'SHAPLA-TOWER',
  title: 'Rosher Hari',
  platform: 'SHAPLA',
  type: 'arcade',
  volatility: 'high',
  betLevelsMinor,
  bets: HARI_LEVELS.flatMap(factsOf),
  readSetup,
  readChoice,
  play,
  choiceOfAbsent: () => ({ take: true }),
}

function readSetup(value: unknown): HariSetup | null {
  if (typeof value !== 'object' || value === null || !('level' in value)) return null
  const level = HARI_LEVELS.find((one) => one === value.level)
  return level === undefined ? null : { level }
}

/** Whether the tree has such a foothold is known only with its setup, in `play`. */
function readChoice(value: unknown): HariChoice | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return null
  if ('take' in value) return value.take === true ? { take: true } : null
  const step = 'step' in value ? value.step : null
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 ? { step } : null
}

function play(round: TurnRound<HariSetup, HariChoice>): TurnPlay<HariEvent> {
  const { betMinor, setup, choices, draws } = round
  const { level } = setup
  const holding = drawTree(draws, level)
  const events: HariEvent[] = []
  for (const [index, choice] of choices.entries()) {
    const isLast = index === choices.length - 1
    if ('take' in choice) {
      return isLast ? taken(events, betMinor, level, holding) : { kind: 'illegal' }
    }
    const { step } = choice
    if (step >= HARI_FOOTHOLDS[level].all) return { kind: 'illegal' }
    if (holding[index]?.includes(step) !== true) {
      return isLast ? fell(events, step, holding) : { kind: 'illegal' }
    }
    events.push(held(step, betMinor, level, index + 1))
    if (index + 1 === holding.length) {
      return isLast ? taken(events, betMinor, level, holding) : { kind: 'illegal' }
    }
  }
  return { kind: 'open', events }
}

/** What a stake is worth after so many rows, in minor units, rounded down. */
export function hariWinMinor(betMinor: bigint, level: HariLevel, rows: number): bigint {
  return (betMinor * hariMultipleCenti(level, rows)) / 100n
}

function held(foothold: number, betMinor: bigint, level: HariLevel, rows: number): HariEvent {
  return {
    type: 'held',
    foothold,
    multipleCenti: String(hariMultipleCenti(level, rows)),
    winMinor: String(hariWinMinor(betMinor, level, rows)),
  }
}

function fell(
  events: readonly HariEvent[],
  foothold: number,
  holding: HoldingRows,
): TurnPlay<HariEvent> {
  return { kind: 'ended', events: [...events, { type: 'fell', foothold, holding }], totalMinor: 0n }
}

/** Every event before this one is a row that held. */
function taken(
  events: readonly HariEvent[],
  betMinor: bigint,
  level: HariLevel,
  holding: HoldingRows,
): TurnPlay<HariEvent> {
  const rows = events.length
  const totalMinor = hariWinMinor(betMinor, level, rows)
  const last: HariEvent = {
    type: 'taken',
    multipleCenti: String(hariMultipleCenti(level, rows)),
    winMinor: String(totalMinor),
    holding,
  }
  const play = { kind: 'ended', events: [...events, last], totalMinor } as const
  return rows === 0 ? { ...play, unplayedMinor: betMinor } : play
}

/** The figures of every row that a player can stop at; multiples are rounded down, so they differ a little. */
function factsOf(level: HariLevel): BetFacts[] {
  return Array.from({ length: hariRows(level) }, (_, index) => {
    const rows = index + 1
    return {
      key: `${level}-${rows}`,
      exactReturn: hariReturn(level, rows),
      hitRate: hariChance(level, rows),
      largestMultiple: Number((hariMultipleCenti(level, rows) + 99n) / 100n),
    }
  })
}
