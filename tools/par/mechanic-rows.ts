import {
  holdFigures,
  largestHoldChance,
  type Fraction,
  type SlotGame,
  type SlotHold,
} from '@maidan/casino'
import { shareCell } from './sheet.ts'

type Row = [figure: string, value: string]

/** What a slot's paid spin sets off: its part of the return, and how often what of it comes. */
export function mechanicRows(game: SlotGame, part: Fraction): Row[] {
  switch (game.mechanic.kind) {
    case 'spins':
      return [['of it, free spins', shareCell(part)]]
    case 'hold':
      return [['of it, held coins', shareCell(part)], ...holdRows(game, game.mechanic)]
  }
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
