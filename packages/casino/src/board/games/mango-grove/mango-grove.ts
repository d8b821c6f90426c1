import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import {
  BASKETS,
  drawGrove,
  groveBestStop,
  groveLast,
  groveMultipleCenti,
  groveReturn,
  safeChance,
  WASPS_MAX,
  WASPS_MIN,
} from './grove.ts'

export type GroveSetup = { wasps: number }

export type GroveChoice = { open: number } | { take: true }

/**
 * Amounts are minor units as digits, multiples hundredths. `wasps` are the baskets with wasps, told
 * when the round has ended.
 */
export type GroveEvent =
  | { type: 'mango'; basket: number; multipleCenti: string; winMinor: string }
  | { type: 'stung'; basket: number; wasps: readonly number[] }
  | { type: 'taken'; multipleCenti: string; winMinor: string; wasps: readonly number[] }

/** Wasps that a grove has unless the player says otherwise. */
export const WASPS_USUAL = 3

/**
 * Baskets of mangoes, some with a wasp. Every safe basket raises what can be taken; a wasp takes all.
 * What is taken before a basket was opened is the stake itself. The last safe basket ends the round, and
 * so does the largest multiple that a grove may pay.
 */
export const mangoGrove: TurnGame<GroveSetup, GroveChoice, GroveEvent> = {
  code: 'BAGH-MINES',
  title: 'Mango Grove',
  platform: 'BAGH',
  type: 'arcade',
  volatility: 'high',
  betLevelsMinor,
  bets: usualFirst().map(factsOf),
  readSetup,
  readChoice,
  play,
  choiceOfAbsent: () => ({ take: true }),
}

function readSetup(value: unknown): GroveSetup | null {
  if (typeof value !== 'object' || value === null || !('wasps' in value)) return null
  const { wasps } = value
  return isWhole(wasps, WASPS_MIN, WASPS_MAX) ? { wasps } : null
}

function readChoice(value: unknown): GroveChoice | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return null
  if ('take' in value) return value.take === true ? { take: true } : null
  const basket = 'open' in value ? value.open : null
  return isWhole(basket, 0, BASKETS - 1) ? { open: basket } : null
}

function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}

function play(round: TurnRound<GroveSetup, GroveChoice>): TurnPlay<GroveEvent> {
  const { betMinor, setup, choices, draws } = round
  const wasps = drawGrove(draws).slice(0, setup.wasps)
  const opened = new Set<number>()
  const events: GroveEvent[] = []
  for (const [index, choice] of choices.entries()) {
    const isLast = index === choices.length - 1
    if ('take' in choice) {
      return isLast ? taken(events, betMinor, opened.size, wasps) : { kind: 'illegal' }
    }
    if (opened.has(choice.open)) return { kind: 'illegal' }
    if (wasps.includes(choice.open)) {
      return isLast ? stung(events, choice.open, wasps) : { kind: 'illegal' }
    }
    opened.add(choice.open)
    events.push(mango(choice.open, betMinor, setup.wasps, opened.size))
    if (opened.size === groveLast(setup.wasps)) {
      return isLast ? taken(events, betMinor, opened.size, wasps) : { kind: 'illegal' }
    }
  }
  return { kind: 'open', events }
}

/** What a stake is worth after so many safe baskets, in minor units, rounded down. */
export function groveWinMinor(betMinor: bigint, wasps: number, opened: number): bigint {
  return (betMinor * groveMultipleCenti(wasps, opened)) / 100n
}

function mango(basket: number, betMinor: bigint, wasps: number, opened: number): GroveEvent {
  return {
    type: 'mango',
    basket,
    multipleCenti: String(groveMultipleCenti(wasps, opened)),
    winMinor: String(groveWinMinor(betMinor, wasps, opened)),
  }
}

function stung(
  events: readonly GroveEvent[],
  basket: number,
  wasps: readonly number[],
): TurnPlay<GroveEvent> {
  return { kind: 'ended', events: [...events, { type: 'stung', basket, wasps }], totalMinor: 0n }
}

function taken(
  events: readonly GroveEvent[],
  betMinor: bigint,
  opened: number,
  wasps: readonly number[],
): TurnPlay<GroveEvent> {
  const totalMinor = groveWinMinor(betMinor, wasps.length, opened)
  const last: GroveEvent = {
    type: 'taken',
    multipleCenti: String(groveMultipleCenti(wasps.length, opened)),
    winMinor: String(totalMinor),
    wasps,
  }
  const play = { kind: 'ended', events: [...events, last], totalMinor } as const
  return opened === 0 ? { ...play, unplayedMinor: betMinor } : play
}

function usualFirst(): readonly number[] {
  const others = Array.from({ length: WASPS_MAX }, (_, index) => index + WASPS_MIN)
  return [WASPS_USUAL, ...others.filter((wasps) => wasps !== WASPS_USUAL)]
}

/** A number of wasps: the figures of the stop that returns most. */
function factsOf(wasps: number): BetFacts {
  const best = groveBestStop(wasps)
  return {
    key: `wasps-${wasps}`,
    exactReturn: groveReturn(wasps, best),
    hitRate: safeChance(wasps, best),
    largestMultiple: Number((groveMultipleCenti(wasps, groveLast(wasps)) + 99n) / 100n),
  }
}
