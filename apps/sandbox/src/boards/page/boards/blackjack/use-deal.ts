import { useMemo } from 'react'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import { dealSteps, EMPTY_DEAL } from './deal-steps.ts'
import type { BlackjackProps } from './props.ts'
import { stakedMinor } from './staked-minor.ts'

const READ_MS = 350

/** The cards as they are shown now. */
export function useDeal({ round, phase, sounds, isStill, shown }: BlackjackProps) {
  const steps = useMemo(() => {
    if (round === null) return [{ view: EMPTY_DEAL, waitMs: 0 }] as const
    const { betMinor, events } = round
    const staked = stakedMinor(events, betMinor)
    const countMs = (totalMinor: bigint): number =>
      totalMinor > staked ? countDurationMs(totalMinor, betMinor) : READ_MS
    return dealSteps(events, round.seen, countMs, {
      card: (step) => sounds.play('card', step),
      paid: (totalMinor) => cheer(sounds, totalMinor, staked),
    })
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.events.length} ${round.seen}`
  return useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone: shown })
}
