import type { DolaProps } from './props.ts'
import { multipleText } from './texts.ts'
import type { TurnView } from './turn-steps.ts'

type StatusLineProps = { table: DolaProps; view: TurnView }

/** Which seat stopped at the arrow and what that pays, or what is going on. */
export function StatusLine({ table, view }: StatusLineProps) {
  const isWon = view.outcome !== null && view.outcome.tenths > 0
  return (
    <p className="side-line" role="status" data-won={isWon}>
      {textOf(table, view)}
    </p>
  )
}

function textOf({ voice, phase }: DolaProps, { outcome }: TurnView): string {
  const { say, money } = voice
  if (outcome === null) return say(phase === 'showing' || phase === 'asking' ? 'turning' : 'none')
  const seat = outcome.seat + 1
  if (outcome.tenths === 0) return say('lost', { seat })
  const multiple = multipleText(outcome.tenths)
  return say('won', { seat, multiple, amount: money(BigInt(outcome.winMinor)) })
}
