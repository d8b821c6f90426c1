import { LADDER_TICKS, oddsOfTick, oddsText, parseOdds, tickNear } from '@maidan/money'
import type { Selection } from '../../../../lib/exchange/selection.ts'
import { isFor } from '../../bet/figures.ts'

/** The two ends of the ladder. */
export const [leastOdds, mostOdds] = [textOf(0), textOf(LADDER_TICKS - 1)]

/** The next price of the ladder up or down; the ends stay. What is typed amiss steps from near it. */
export function stepOdds(odds: string, by: 1 | -1): string {
  const tick = parseOdds(odds)
  if (tick !== null) return textOf(Math.min(LADDER_TICKS - 1, Math.max(0, tick + by)))
  const rounding = by === 1 ? 'ceil' : 'floor'
  return textOf(tickNear(readCenti(odds, rounding) ?? 0, rounding))
}

/**
 * What was typed as a price of the ladder: itself or the nearest one that is no worse for the
 * player, higher for a back and lower for a lay. Null for what is no number.
 */
export function snapOdds(typed: string, side: Selection['side']): string | null {
  const tick = parseOdds(typed)
  if (tick !== null) return textOf(tick)
  const rounding = isFor(side) ? 'ceil' : 'floor'
  const centi = readCenti(typed, rounding)
  return centi === null ? null : textOf(tickNear(centi, rounding))
}

function textOf(tick: number): string {
  return oddsText(oddsOfTick(tick))
}

function readCenti(typed: string, rounding: 'floor' | 'ceil'): number | null {
  const value = Number(typed)
  if (typed.trim() === '' || !Number.isFinite(value) || value < 0) return null
  return Math[rounding](value * 100)
}
