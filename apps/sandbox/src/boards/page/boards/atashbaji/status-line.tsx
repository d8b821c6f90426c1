import type { BajiProps } from './props.ts'
import type { RiseView } from './rise-steps.ts'
import { heightText } from './texts.ts'

type StatusLineProps = { table: BajiProps; view: RiseView }

/** How high the rocket burst and what that pays, or what is going on. */
export function StatusLine({ table, view }: StatusLineProps) {
  const isWon = view.outcome !== null && view.outcome.multipleCenti > 0
  return (
    <p className="side-line" role="status" data-won={isWon}>
      {textOf(table, view)}
    </p>
  )
}

function textOf({ voice, phase }: BajiProps, { outcome }: RiseView): string {
  const { say, money } = voice
  if (outcome === null) return say(phase === 'showing' || phase === 'asking' ? 'rising' : 'none')
  const height = heightText(outcome.heightCenti)
  if (outcome.multipleCenti === 0) return say('lost', { height })
  return say('won', { height, amount: money(BigInt(outcome.winMinor)) })
}
