import { LADDER_TICKS } from '@maidan/money'
import { expect, test } from 'vitest'
import { digestOf } from './digest-book.ts'
import { openFastBook } from './fast-book.ts'
import { openNaiveBook } from './naive-book.ts'
import type { Depth, OrderBook } from './order-book.ts'
import { play, type Command } from './testing/command.ts'
import { openDice } from './testing/dice.ts'
import { randomCommands, type EpisodeShape } from './testing/random-commands.ts'
import { sayEvent } from './testing/run-script.ts'

/** BOOK_COMMANDS raises how many commands both books play, BOOK_SEED says where to begin. */
const COMMANDS = Number(import.meta.env['BOOK_COMMANDS'] ?? 200_000)
const FIRST_SEED = Number(import.meta.env['BOOK_SEED'] ?? 1)
const COMMANDS_A_SECOND = 2_000

const SHORT: EpisodeShape = {
  commands: 150,
  prices: 4,
  players: 4,
  leavingPercent: 25,
  calmPercent: 20,
  isStormy: true,
}
const DEEP: EpisodeShape = {
  commands: 1_500,
  prices: LADDER_TICKS,
  players: 50,
  leavingPercent: 20,
  calmPercent: 95,
  isStormy: false,
}

test(
  `the fast book does what the naive one does, over ${COMMANDS} commands`,
  () => {
    let played = 0
    for (let seed = FIRST_SEED; played < COMMANDS; seed += 1) {
      const commands = randomCommands(seed, shapeOf(seed))
      compareBooks(seed, commands)
      played += commands.length
    }
    expect(played).toBeGreaterThanOrEqual(COMMANDS)
  },
  Math.max(60_000, (COMMANDS / COMMANDS_A_SECOND) * 1_000),
)

/** Mostly short episodes at few prices, some wider, some deep ones over the whole ladder. */
function shapeOf(seed: number): EpisodeShape {
  const dice = openDice(-seed)
  if (dice.percent(1)) return DEEP
  return {
    ...SHORT,
    prices: 1 + dice.below(dice.percent(80) ? 8 : LADDER_TICKS),
    players: 2 + dice.below(4),
    leavingPercent: 10 + dice.below(35),
    calmPercent: dice.below(100),
  }
}

function compareBooks(seed: number, commands: readonly Command[]): void {
  const fast = openFastBook({ capacity: 2 })
  const naive = openNaiveBook()
  commands.forEach((command, index) => {
    const where = () => `seed ${seed}, command ${index}: ${sayCommand(command)}`
    same(where, answerOf(fast, command), answerOf(naive, command))
    if (index % 4 === 0) same(where, sayDepth(fast.depth(3)), sayDepth(naive.depth(3)))
    if (index % 32 === 0) same(where, digestOf(fast), digestOf(naive))
  })
  const where = () => `seed ${seed}, at the end`
  same(where, digestOf(fast), digestOf(naive))
  same(where, sayDepth(fast.depth(LADDER_TICKS)), sayDepth(naive.depth(LADDER_TICKS)))
}

function same(where: () => string, fast: string, naive: string): void {
  if (fast !== naive) throw new Error(`${where()}\n  fast:  ${fast}\n  naive: ${naive}`)
}

/** The events, or what was thrown, in a line. */
function answerOf(book: OrderBook, command: Command): string {
  try {
    const found = 'orderId' in command ? JSON.stringify(book.find(command.orderId), sayValue) : ''
    return `${found} ${play(book, command).map(sayEvent).join(', ')}`
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return error.message
  }
}

function sayDepth({ toBack, toLay }: Depth): string {
  const [back, lay] = [toBack, toLay].map((prices) =>
    prices.map(({ tick, sizeMinor }) => `${tick}:${sizeMinor}`).join(' '),
  )
  return `${back} | ${lay}`
}

function sayCommand(command: Command): string {
  return JSON.stringify(command, sayValue)
}

function sayValue(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value
}
