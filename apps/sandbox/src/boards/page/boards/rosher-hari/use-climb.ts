import { useMemo } from 'react'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import { AT_FOOT, climbSteps, type ClimbSounds } from './climb-steps.ts'
import type { HariProps } from './props.ts'

/** The climb as it is shown now. */
export function useClimb({ round, phase, sounds, isStill, shown }: HariProps) {
  const steps = useMemo(() => {
    if (round === null) return [{ view: AT_FOOT, waitMs: 0 }] as const
    const { betMinor, events, seen, totalMinor } = round
    const takenMs = countDurationMs(totalMinor ?? 0n, betMinor)
    return climbSteps(events, seen, takenMs, soundsOf(sounds, totalMinor ?? 0n, betMinor))
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.events.length} ${round.seen}`
  return useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone: shown })
}

function soundsOf(sounds: HariProps['sounds'], totalMinor: bigint, betMinor: bigint): ClimbSounds {
  return {
    stepped: (row) => sounds.play('foothold', row),
    fell: () => sounds.play('slide'),
    taken: () => {
      cheer(sounds, totalMinor, betMinor)
    },
  }
}
