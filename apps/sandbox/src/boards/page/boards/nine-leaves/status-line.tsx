import type { CardView } from './card-steps.ts'
import type { LeavesProps } from './props.ts'
import type { Scratch } from './use-scratch.ts'

type StatusLineProps = { table: LeavesProps; view: CardView; scratch: Scratch }

/** Where the card stands, or what it has paid. */
export function StatusLine({ table, view, scratch }: StatusLineProps) {
  const hasWon = view.dew !== null && view.winMinor > 0n
  return (
    <p className="side-line" role="status" data-won={hasWon}>
      {textOf(table, view, scratch)}
    </p>
  )
}

function textOf({ voice, round }: LeavesProps, view: CardView, { left }: Scratch): string {
  const { say, money } = voice
  const amount = money(view.winMinor)
  if (round === null) return say('begin')
  if (view.dew !== null) {
    return view.winMinor === 0n ? say('lost') : say('won', { dew: String(view.dew), amount })
  }
  if (view.winMinor > 0n) return say('standing', { amount })
  return left === view.leaves.length ? say('first') : say('nothingYet')
}
