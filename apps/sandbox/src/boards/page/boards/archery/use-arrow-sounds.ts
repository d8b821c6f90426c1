import { arrowScore } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { pace } from './pace.ts'
import { HIT, LOOSED } from './scene/flight.ts'
import type { ArcheryStep } from './steps.ts'

type Heard = {
  steps: readonly ArcheryStep[]
  playMs: () => number
  isStill: boolean
  sounds: Sounds
}

const TEN = 10

/** The string is heard as it is let go, the arrow as it sticks, and the crowd after a ten and a set. */
export function useArrowSounds({ steps, playMs, isStill, sounds }: Heard): void {
  const moment = useEachFrame(() => momentOf(steps.length, playMs()))
  const before = useRef(moment)
  useEffect(() => {
    // Who comes in the middle has missed arrows, and hears none of them.
    const isNext = moment === before.current + 1
    before.current = moment
    const step = steps[Math.floor((moment - 1) / 2)]
    if (!isNext || step === undefined) return
    const isEnd = moment % 2 === 0
    if (step.kind === 'call') {
      if (isEnd) sounds.play('cheer')
      return
    }
    if (!isEnd) {
      if (!isStill) sounds.play('loose')
      return
    }
    sounds.play('stick', arrowScore(step.arrow) === TEN ? 1 : 0)
  }, [moment, steps, isStill, sounds])
}

/** Counts the moments that are heard: two of every step. */
function momentOf(steps: number, elapsedMs: number): number {
  const { place, part } = pace.at(steps, elapsedMs)
  if (place < 0) return 0
  return place * 2 + (part >= LOOSED ? 1 : 0) + (part >= HIT ? 1 : 0)
}
