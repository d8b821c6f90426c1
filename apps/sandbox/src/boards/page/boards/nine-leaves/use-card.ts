import { useMemo } from 'react'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import { cardSteps, NO_CARD, type CardSounds } from './card-steps.ts'
import type { LeavesProps } from './props.ts'

/** The card as it is shown now. */
export function useCard({ round, phase, sounds, isStill, shown }: LeavesProps) {
  const steps = useMemo(() => {
    if (round === null) return [{ view: NO_CARD, waitMs: 0 }] as const
    const { betMinor, events, seen, totalMinor } = round
    const wonMs = countDurationMs(totalMinor ?? 0n, betMinor)
    return cardSteps(events, seen, wonMs, soundsOf(sounds, totalMinor ?? 0n, betMinor))
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.events.length} ${round.seen}`
  return useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone: shown })
}

function soundsOf(sounds: LeavesProps['sounds'], totalMinor: bigint, betMinor: bigint): CardSounds {
  return {
    dealt: () => sounds.play('card'),
    bared: ({ pays }) => sounds.play(pays ? 'coin' : 'snap'),
    dewed: () => {
      cheer(sounds, totalMinor, betMinor)
    },
  }
}
