import { markText, multipleText } from './texts.ts'
import type { MarbleProps } from './props.ts'
import type { RollView } from './roll-steps.ts'

type StatusLineProps = { table: MarbleProps; view: RollView }

/** Where the marble stopped and what that pays, or what is going on. */
export function StatusLine({ table, view }: StatusLineProps) {
  const isWon = view.outcome !== null && view.outcome.multipleMilli > 0
  return (
    <p className="side-line" role="status" data-won={isWon}>
      {textOf(table, view)}
    </p>
  )
}

function textOf({ voice, phase }: MarbleProps, { outcome }: RollView): string {
  const { say, money } = voice
  if (outcome === null) return say(phase === 'showing' || phase === 'asking' ? 'rolling' : 'none')
  const mark = markText(outcome.mark)
  if (outcome.multipleMilli === 0) return say('lost', { mark })
  const multiple = multipleText(outcome.multipleMilli)
  return say('won', { mark, multiple, amount: money(BigInt(outcome.winMinor)) })
}
