import { exactRtp, maxWinUnits, returnParts, type SlotGame } from '@maidan/casino'
import { bandOf, percent } from './band.ts'
import { mechanicRows } from './mechanic-rows.ts'
import { playMany } from './play-many.ts'
import { agreementText, shareCell, tableText, type Sheet } from './sheet.ts'

/** The sheet of a slot: what is exact of it, and what so many rounds have given. */
export function slotSheet(game: SlotGame, rounds: number): Sheet {
  const exact = exactRtp(game)
  const parts = returnParts(game)
  const largest = maxWinUnits(game) / game.costUnits
  const played = playMany(game, rounds)
  const { band, agrees } = bandOf(exact, played, rounds)
  const rows = [
    ['return', shareCell(exact)],
    ['of it, the paid spin', shareCell(parts.spin)],
    ...mechanicRows(game, parts.mechanic),
    ['hit rate', shareCell({ numerator: exact.hitNumerator, denominator: exact.hitDenominator })],
    ['no round can win more than, times the stake', largest.toFixed(2)],
    [`return of ${rounds} rounds`, `${percent(played.mean)} ± ${percent(band)} (four sigma)`],
    ['hit rate of these rounds', percent(played.hitRate)],
    ['standard deviation of a round, times the stake', played.deviation.toFixed(3)],
    ['largest win of these rounds, times the stake', played.largest.toFixed(2)],
  ]
  const text = `# ${game.title} (${game.code})

Volatility ${game.volatility}. ${agreementText(agrees)}

${tableText(['figure', 'value'], rows)}
`
  const line = `${exact.percent} % exact, ${percent(played.mean)} ± ${percent(band)} played`
  return { text, line, agrees }
}
