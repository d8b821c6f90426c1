import { hariMultipleCenti, hariRows, hariWinMinor } from '@maidan/casino'
import type { HariProps } from './props.ts'
import { countText, multipleText } from './texts.ts'
import type { Moves } from './use-moves.ts'

type StatusLineProps = { table: HariProps; moves: Moves }

/** Where the climb stands, or how it ended. */
export function StatusLine({ table, moves }: StatusLineProps) {
  return (
    <p className="hari-line" role="status" data-end={moves.view.end ?? 'none'}>
      {textOf(table, moves)}
    </p>
  )
}

function textOf({ voice, round, phase }: HariProps, { view, level, isPlayed }: Moves): string {
  const { say, money } = voice
  const rows = view.climbed.length
  if (round === null && phase === 'asking') return say('starting')
  if (round === null || (view.end === null && !isPlayed)) return say('begin')
  const { betMinor } = round
  const amount = money(hariWinMinor(betMinor, level, rows))
  const multiple = multipleText(hariMultipleCenti(level, rows))
  if (view.end === 'fell')
    return say('fell', { row: countText(voice, rows + 1), amount: money(betMinor) })
  if (view.end === 'taken') {
    if (rows === 0) return say('takenBack', { amount })
    return say(rows === hariRows(level) ? 'top' : 'taken', { amount, multiple })
  }
  return rows === 0 ? say('first') : say('standing', { row: countText(voice, rows), amount })
}
