import { useMemo } from 'react'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import { dealSteps, EMPTY_TABLE } from './deal-steps.ts'
import type { AndarBaharProps } from './props.ts'

const READ_MS = 500

/** The table as it is shown now, and a way to its end for whoever taps. */
export function useDeal({ round, phase, sounds, isStill }: AndarBaharProps, onDone: () => void) {
  const steps = useMemo(() => {
    if (round === null) return [{ view: EMPTY_TABLE, waitMs: 0 }] as const
    const { betMinor, events, seen } = round
    const countMs = (totalMinor: bigint): number =>
      totalMinor > 0n ? countDurationMs(totalMinor, betMinor) : READ_MS
    return dealSteps(events, seen, countMs, {
      joker: () => sounds.play('stop'),
      card: (index) => sounds.play('card', index % 12),
      ended: (totalMinor) => {
        cheer(sounds, totalMinor, betMinor)
      },
    })
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.events.length} ${round.seen}`
  return useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone })
}
