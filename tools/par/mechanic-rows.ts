import {
  cascadeFigures,
  expectedFreeSpins,
  fraction,
  holdFigures,
  respinFigures,
  largestHoldChance,
  type CascadeFigures,
  type Fraction,
  type SlotCascades,
  type SlotGame,
  type SlotHold,
  type SlotRespins,
} from '@maidan/casino'
import { shareCell } from './sheet.ts'

type Row = [figure: string, value: string]

/** What a slot's paid spin sets off: its part of the return, and how often what of it comes. */
export function mechanicRows(game: SlotGame, part: Fraction): Row[] {
  switch (game.mechanic.kind) {
    case 'spins':
      return [['of it, free spins', shareCell(part)]]
    case 'cascades':
      return [['of it, free spins', shareCell(part)], ...cascadeRows(game, game.mechanic)]
    case 'hold':
      return [['of it, held coins', shareCell(part)], ...holdRows(game, game.mechanic)]
    case 'respins':
      return [['of it, respins', shareCell(part)], ...respinRows(game, game.mechanic)]
  }
}

function cascadeRows(game: SlotGame, cascades: SlotCascades): Row[] {
  const paid = cascadeFigures(game, cascades, false)
  const free = cascadeFigures(game, cascades, true)
  const all = paid.byScatters.reduce((sum, { stops }) => sum + stops, 0n)
  return [
    ...freeSpinRows(game, paid, all),
    ['cascades of a paid spin at most, of a free spin', `${longest(paid)}, ${longest(free)}`],
    [
      'standard deviation of a paid spin, of a free spin, times the stake',
      spread(game, paid, free),
    ],
    ['best paid spin, best free spin, times the stake', `${best(game, paid)}, ${best(game, free)}`],
  ]
}

/** How often a paid spin wins free spins, and how many of them are then played on average. */
function freeSpinRows(game: SlotGame, paid: CascadeFigures, all: bigint): Row[] {
  const awards = game.scatter?.freeSpins
  if (awards === undefined) return []
  let winning = 0n
  let spins = 0
  for (const count of [3, 4, 5] as const) {
    if (awards[count] === 0) continue
    const stops = paid.byScatters[count]?.stops ?? 0n
    winning += stops
    const { numerator, denominator } = expectedFreeSpins(game, awards[count])
    spins += Number(stops) * Number((numerator * 1_000_000n) / denominator)
  }
  return [
    ['spins that win free spins', oneIn(fraction(winning, all))],
    ['free spins then played, on average', (spins / Number(winning) / 1_000_000).toFixed(3)],
  ]
}

function longest({ byCascades }: CascadeFigures): number {
  return byCascades.findLastIndex((stops) => stops > 0n)
}

function spread({ costUnits }: SlotGame, ...spins: readonly CascadeFigures[]): string {
  const deviations = spins.map(({ byScatters }) => {
    const sum = { stops: 0n, units: 0n, squares: 0n }
    for (const { stops, units, squares } of byScatters) {
      sum.stops += stops
      sum.units += units
      sum.squares += squares
    }
    const variance = fraction(
      sum.squares * sum.stops - sum.units * sum.units,
      sum.stops * sum.stops,
    )
    return Math.sqrt(quotient(variance)) / costUnits
  })
  return deviations.map((deviation) => deviation.toFixed(3)).join(', ')
}

function best({ costUnits }: SlotGame, { byScatters }: CascadeFigures): string {
  return (Math.max(...byScatters.map(({ best }) => best ?? 0)) / costUnits).toFixed(2)
}

function quotient({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator)
}

function holdRows(game: SlotGame, hold: SlotHold): Row[] {
  const { starts, full } = holdFigures(game, hold)
  const largest = largestHoldChance(game, hold)
  return [
    [`spins that hold ${hold.coinsNeeded} coins or more`, oneIn(starts)],
    [`spins that fill the grid, for ${hold.grandTimesBet} times the stake more`, oneIn(full)],
    ['spins that win the most there is', oneIn(largest)],
  ]
}

function respinRows(game: SlotGame, respins: SlotRespins): Row[] {
  const { starts, allWild, units, squares, bestChance } = respinFigures(game, respins)
  const mean = quotient(units)
  const deviation = Math.sqrt(quotient(squares) - mean * mean) / game.costUnits
  return [
    ['spins that give a respin', oneIn(starts)],
    [`spins that turn all ${respins.reels.length} reels wild`, oneIn(allWild)],
    ['exact standard deviation of a round, times the stake', deviation.toFixed(3)],
    ['spins that win the most there is', oneIn(bestChance)],
  ]
}

function oneIn({ numerator, denominator }: Fraction): string {
  const spins = Number(denominator) / Number(numerator)
  const text = spins < 1e9 ? spins.toFixed(1) : largeText(denominator / numerator)
  return `one in ${text} (${numerator}/${denominator})`
}

/** A number too large to read, as a power of ten. */
function largeText(spins: bigint): string {
  const digits = spins.toString()
  return `${digits.slice(0, 1)}.${digits.slice(1, 3)} × 10^${digits.length - 1}`
}
