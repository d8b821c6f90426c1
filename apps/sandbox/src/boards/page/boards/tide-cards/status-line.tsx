import { tideMultipleCenti, tideWinMinor } from '@maidan/casino'
import { cardName } from '../../cards/card-name.ts'
import { multipleText } from './multiple-text.ts'
import type { TideProps } from './props.ts'
import type { TideView } from './tide-steps.ts'

type StatusLineProps = { table: TideProps; view: TideView }

/** Where the round stands, or how it ended. */
export function StatusLine({ table, view }: StatusLineProps) {
  return (
    <p className="tide-line" role="status" data-end={view.end ?? 'none'}>
      {textOf(table, view)}
    </p>
  )
}

function textOf({ voice, round }: TideProps, view: TideView): string {
  const { say, money, language } = voice
  const open = view.trail.at(-1)
  if (round === null || open === undefined) return say('begin')
  const card = cardName(open.card, language)
  const { betMinor } = round
  const amount = money(tideWinMinor(betMinor, view.row))
  if (view.end === 'wrong') return say('wrong', { card, amount: money(betMinor) })
  const count = view.row.length
  if (view.end === 'taken') {
    const multiple = multipleText(tideMultipleCenti(view.row))
    return count === 0 ? say('takenBack', { amount }) : say('taken', { amount, multiple })
  }
  if (!view.isUp) return say('turning')
  return count === 0 ? say('first', { card }) : say('standing', { count, amount })
}
