import type { MarbleEvent } from '@maidan/casino'
import { useMemo, useState } from 'react'
import { winTier } from '../../../../games/page/play/wins/win-tier.ts'
import { useSteps } from '../../show/use-steps.ts'
import type { MarbleProps } from './props.ts'
import { AT_REST, rollSteps } from './roll-steps.ts'

/** Marbles that lie about from before. */
const LAST_MAX = 6

export type LastMarble = { key: number; event: MarbleEvent }

/** The marble as it is shown now, and those of this visit before it, the newest first. */
export function useRoll({ round, phase, sounds, isStill, shown }: MarbleProps) {
  const [last, setLast] = useState<readonly LastMarble[]>([])
  const event = round?.events[0]
  const steps = useMemo(() => {
    const rolled = round?.events[0]
    if (!round || !rolled) return [{ view: AT_REST, waitMs: 0 }] as const
    return rollSteps(rolled, round.seen > 0, {
      roll: () => sounds.play('marble'),
      done: () => {
        const tier = winTier(BigInt(rolled.winMinor), round.betMinor)
        if (tier === 'none') sounds.play('stop')
        if (tier === 'small') sounds.play('win')
        if (tier === 'big' || tier === 'mega') sounds.play('bigWin')
      },
    })
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.seen}`
  const onDone = () => {
    if (event) setLast([{ key: (last[0]?.key ?? 0) + 1, event }, ...last].slice(0, LAST_MAX))
    shown()
  }
  return { last, ...useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone }) }
}
