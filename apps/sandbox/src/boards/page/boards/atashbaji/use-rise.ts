import type { BajiEvent } from '@maidan/casino'
import { useMemo, useState } from 'react'
import { winTier } from '../../../../games/page/play/wins/win-tier.ts'
import { useSteps } from '../../show/use-steps.ts'
import type { BajiProps } from './props.ts'
import { AT_REST, riseSteps } from './rise-steps.ts'

/** Heights from before that stand above the river. */
const LAST_MAX = 6

export type LastRocket = { key: number; event: BajiEvent }

/** The rocket as it is shown now, and those of this visit before it, the newest first. */
export function useRise({ round, phase, sounds, isStill, shown }: BajiProps) {
  const [last, setLast] = useState<readonly LastRocket[]>([])
  const event = round?.events[0]
  const steps = useMemo(() => {
    const burst = round?.events[0]
    if (!round || !burst) return [{ view: AT_REST, waitMs: 0 }] as const
    return riseSteps(burst, round.seen > 0, {
      rise: () => sounds.play('rocket'),
      done: () => {
        const tier = winTier(BigInt(burst.winMinor), round.betMinor)
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
