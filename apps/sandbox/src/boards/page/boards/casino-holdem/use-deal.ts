import { useMemo } from 'react'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import { dealSteps, EMPTY_TABLE } from './deal-steps.ts'
import type { HoldemProps } from './props.ts'
import { stakedMinor } from './staked-minor.ts'

const READ_MS = 350

/** The table as it is shown now. */
export function useDeal({ round, phase, sounds, isStill, shown }: HoldemProps) {
  const steps = useMemo(() => {
    if (round === null) return [{ view: EMPTY_TABLE, waitMs: 0 }] as const
    const { betMinor, events } = round
    const staked = stakedMinor(events, betMinor)
    const countMs = (totalMinor: bigint): number =>
      totalMinor > staked ? countDurationMs(totalMinor, betMinor) : READ_MS
    return dealSteps(events, round.seen, countMs, {
      card: (step) => sounds.play('card', step),
      chips: () => sounds.play('coin'),
      fold: () => sounds.play('sigh'),
      paid: (totalMinor) => cheer(sounds, totalMinor, staked),
    })
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.events.length} ${round.seen}`
  return useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone: shown })
}
