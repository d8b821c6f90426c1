import { useMemo } from 'react'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import type { KanthaProps } from './props.ts'
import { BARE_QUILT, stitchSteps } from './stitch-steps.ts'

/** The quilt as it is shown now. */
export function useStitch({ round, phase, sounds, isStill, shown }: KanthaProps) {
  const steps = useMemo(() => {
    const event = round?.events[0]
    if (!round || !event) return [{ view: BARE_QUILT, waitMs: 0 }] as const
    return stitchSteps(event, round.seen > 0, round.setup.chosen, {
      stitch: (isHit, count) => sounds.play(isHit ? 'pluck' : 'bud', isHit ? count : 0),
      done: () => {
        cheer(sounds, BigInt(event.winMinor), round.betMinor)
      },
    })
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.seen}`
  return useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone: shown })
}
