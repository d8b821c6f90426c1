import type { DuelMove } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'
import type { DuelStep } from './steps.ts'

type Heard = { steps: readonly DuelStep[]; landed: number; sounds: Sounds }

/** Each move is heard as it reaches the rival, and the crowd when a round ends. */
export function useDuelSounds({ steps, landed, sounds }: Heard): void {
  const before = useRef(landed)
  useEffect(() => {
    // Who comes in the middle has missed moves, and hears none of them.
    const isNext = landed === before.current + 1
    before.current = landed
    const step = steps[landed - 1]
    if (!isNext || step === undefined) return
    if (step.kind === 'call') sounds.play('cheer')
    else sounds.play(SOUNDS[step.move])
  }, [landed, steps, sounds])
}

const SOUNDS = {
  strike: 'clash',
  heavy: 'crash',
  load: 'charge',
  stopped: 'shield',
  beam: 'beam',
  mirror: 'beam',
} as const satisfies Record<DuelMove, string>
