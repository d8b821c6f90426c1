import type { Card } from '@maidan/casino'
import { useMemo } from 'react'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { cheer } from '../../show/cheer.ts'
import { useSteps } from '../../show/use-steps.ts'
import { EMPTY_HAND, HAND_CARDS, handSteps, type HandView } from './hand-steps.ts'
import type { JacksProps } from './props.ts'

const READ_MS = 350

/** The cards as they are shown now. `isTaking`: the old hand is taken away for a new one. */
export function useHand({ round, phase, sounds, isStill, shown }: JacksProps) {
  const steps = useMemo(() => {
    if (round === null) return [{ view: EMPTY_HAND, waitMs: 0 }] as const
    const { betMinor } = round
    const countMs = (totalMinor: bigint): number =>
      totalMinor > 0n ? countDurationMs(totalMinor, betMinor) : READ_MS
    return handSteps(round.events, round.seen, countMs, {
      card: (place) => sounds.play('card', place),
      paid: (times) => cheer(sounds, BigInt(times) * betMinor, betMinor),
    })
  }, [round, sounds])
  const name = round === null ? '' : `${round.id} ${round.events.length} ${round.seen}`
  const isRunning = phase === 'showing'
  const { view, hurry } = useSteps({ steps, name, isRunning, isStill, onDone: shown })
  const isTaking = phase === 'asking' && round?.totalMinor !== null
  return { view: isTaking ? takenAway(view) : view, hurry, isTaking }
}

function takenAway(view: HandView): HandView {
  return { ...EMPTY_HAND, cards: view.cards }
}

/** All five cards once they lie open; null before. */
export function knownCards({ cards, isUp }: HandView): readonly Card[] | null {
  const open = cards.filter((card, place) => card !== null && isUp[place])
  return open.length === HAND_CARDS ? open.filter((card) => card !== null) : null
}
