import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { phaseAt } from './show/match-clock.ts'
import type { MatchMoment } from './show/match-moments.ts'

type Heard = {
  moments: readonly MatchMoment[]
  told: number
  /** Whether a match is shown at all. */
  isShown: boolean
  playMs: () => number
  sounds: Sounds
}

/** The whistle is heard as a half begins and ends, and the stand as something happens. */
export function useMatchSounds({ moments, told, isShown, playMs, sounds }: Heard): void {
  const phase = useEachFrame(() => (isShown ? phaseAt(playMs()) : 'before'))
  const before = useRef({ told, phase })
  useEffect(() => {
    const last = before.current
    before.current = { told, phase }
    if (phase !== last.phase && phase !== 'before') sounds.play('whistle', phase === 'over' ? 1 : 0)
    // Who comes in the middle has missed something, and hears none of it.
    const moment = moments[told - 1]
    if (told !== last.told + 1 || moment === undefined) return
    sounds.play('kick')
    sounds.play(moment.kind === 'goal' ? 'cheer' : 'sigh')
  }, [moments, told, phase, sounds])
}
