import { useMemo } from 'react'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import type { TideProps } from './props.ts'
import { EMPTY_RIVER, type TideSounds, tideSteps } from './tide-steps.ts'

/** The river as it is shown now. */
export function useTide({ round, phase, sounds, isStill, shown }: TideProps) {
  const steps = useMemo(() => {
    if (round === null) return [{ view: EMPTY_RIVER, waitMs: 0 }] as const
    const { betMinor, events, seen, totalMinor } = round
    const takenMs = countDurationMs(totalMinor ?? 0n, betMinor)
    return tideSteps(events, seen, takenMs, soundsOf(sounds, totalMinor ?? 0n, betMinor))
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.events.length} ${round.seen}`
  return useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone: shown })
}

function soundsOf(sounds: TideProps['sounds'], totalMinor: bigint, betMinor: bigint): TideSounds {
  return {
    turned: () => sounds.play('card'),
    came: (how, count) => {
      if (how === 'right') sounds.play('pluck', Math.min(count, 10))
      else sounds.play(how === 'wrong' ? 'splash' : 'bud')
    },
    taken: () => {
      cheer(sounds, totalMinor, betMinor)
    },
  }
}
