import { everyStep, type Told } from './every-step.ts'
import { isOver } from './innings.ts'
import { MARGINS, summarise, type SuperOverResult } from './result.ts'

/** A chase as results tell it, and its ways. `sixes` are its own. */
export type Chase = Pick<SuperOverResult, 'highest' | 'total' | 'margin' | 'sixes'> & {
  ways: bigint
}

/**
 * All chases of these sides, by the runs that the first innings had. A chase is an innings that is left
 * as soon as it has more, so one list of innings without a target holds the chases of them all.
 */
export function everyChase(sides: { batting: number; bowling: number }) {
  const steps = everyStep({ ...sides, hasOpening: false })
  return (first: number): readonly Chase[] => {
    const chases = new Map<number, Chase>()
    for (const { before, after, ways } of steps) {
      const isRunning = before.runs <= first
      if (isRunning && (after.runs > first || isOver(after))) gather(chases, first, after, ways)
    }
    return [...chases.values()]
  }
}

function gather(chases: Map<number, Chase>, first: number, after: Told, ways: number): void {
  const { highest, total, margin, sixes } = summarise({
    opening: 'dot',
    first,
    second: after.runs,
    sixes: after.sixes,
    hasFallen: false,
    lost: after.wickets,
  })
  const key = ((highest * 100 + total) * 10 + MARGINS.indexOf(margin)) * 10 + sixes
  const known = chases.get(key)
  if (known === undefined) chases.set(key, { highest, total, margin, sixes, ways: BigInt(ways) })
  else known.ways += BigInt(ways)
}
