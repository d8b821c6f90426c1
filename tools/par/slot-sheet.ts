import { exactRtp, maxWinUnits, returnParts, type Fraction, type SlotGame } from '@maidan/casino'
import { mechanicRows } from './mechanic-rows.ts'
import { playMany } from './play-many.ts'
import { shareCell, tableText, type Sheet } from './sheet.ts'

/** How finely an exact share is read for the comparison. */
const SHARE_STEPS = 10n ** 12n

/** Play may be this many standard errors away from what is exact. */
const SIGMAS_MAX = 4

/** The sheet of a slot: what is exact of it, and what so many rounds have given. */
export function slotSheet(game: SlotGame, rounds: number): Sheet {
  const exact = exactRtp(game)
  const parts = returnParts(game)
  const largest = maxWinUnits(game) / game.costUnits
  const played = playMany(game, rounds)
  const exactReturn = shareOf(exact)
  const band = (SIGMAS_MAX * played.deviation) / Math.sqrt(rounds)
  const agrees = Math.abs(played.mean - exactReturn) <= band
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

Volatility ${game.volatility}. ${agrees ? 'Play agrees with what is exact.' : '**Play does not agree with what is exact.**'}

${tableText(['figure', 'value'], rows)}
`
  const line = `${exact.percent} % exact, ${percent(played.mean)} ± ${percent(band)} played`
  return { text, line, agrees }
}

/** An exact share as a number: its parts alone may be larger than numbers reach. */
function shareOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * SHARE_STEPS) / denominator) / Number(SHARE_STEPS)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
