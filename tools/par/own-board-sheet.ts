import type { TurnGame } from '@maidan/casino'
import { bandOf, deviationMin, percent, type Band } from './band.ts'
import { boardSheet } from './board-sheet.ts'
import { playWay, roundsOfWay } from './play-board.ts'
import type { Played } from './play-many.ts'
import { agreementText, shareCell, tableText, type Sheet } from './sheet.ts'
import { ownWays } from './ways/own-ways.ts'
import type { BoardWay } from './ways/way.ts'

type PlayedWay = { way: BoardWay; rounds: number; played: Played; band: Band }

/**
 * The sheet of a board that a player has to themselves: what is exact of every way to bet, and what rounds
 * have given, of which all ways together have so many.
 */
export function ownBoardSheet(game: TurnGame, rounds: number): Sheet {
  const ways = ownWays(game)
  const played = ways.map((way) => playOne(game, way, roundsOfWay(rounds, ways, way)))
  const whole = wholeOf(played)
  const agrees = whole.agrees && played.every(({ band }) => band.agrees)
  const exact = boardSheet(game)
  const count = played.reduce((sum, one) => sum + one.rounds, 0)
  const back = `${percent(whole.mean)} ± ${percent(whole.band)}`
  const text = `${exact.text}
${agreementText(agrees)} All ways alike return ${percent(whole.exact)} exactly, and gave back ${back} in
${count} rounds (four sigma). What a player put in beside the first stake is taken off.

${tableText(HEAD, played.map(rowOf))}
`
  const line = `${exact.line} exact; all ways ${percent(whole.exact)} exact, ${back} played`
  return { text, line, agrees }
}

const HEAD = [
  'played as',
  'return',
  'rounds',
  'their return, ± four sigma',
  'their hit rate',
  'their largest win, times the stake',
]

function rowOf({ way, rounds, played, band }: PlayedWay): string[] {
  return [
    way.facts.key,
    shareCell(way.facts.exactReturn),
    String(rounds),
    `${percent(played.mean)} ± ${percent(band.band)}${band.agrees ? '' : ' **(does not agree)**'}`,
    percent(played.hitRate),
    played.largest.toFixed(2),
  ]
}

function playOne(game: TurnGame, way: BoardWay, rounds: number): PlayedWay {
  const { exactReturn, hitRate } = way.facts
  const played = playWay(game, way, rounds)
  const least = hitRate === undefined ? 0 : deviationMin(exactReturn, hitRate)
  const spread = { mean: played.mean, deviation: Math.max(played.deviation, least) }
  return { way, rounds, played, band: bandOf(exactReturn, spread, rounds) }
}

/** All ways as one bet of which each has the same part; errors of their means add up by squares. */
function wholeOf(all: readonly PlayedWay[]): Band & { mean: number } {
  const average = (of: (one: PlayedWay) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length
  const mean = average(({ played }) => played.mean)
  const exact = average(({ band }) => band.exact)
  const band = Math.sqrt(average((one) => one.band.band ** 2) / all.length)
  return { mean, exact, band, agrees: Math.abs(mean - exact) <= band }
}
