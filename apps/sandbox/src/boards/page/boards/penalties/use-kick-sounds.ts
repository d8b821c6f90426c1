import type { PenaltyPlay } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { pace, stepsOf } from './pace.ts'
import { HIT } from './scene/kick-path.ts'

type Heard = { play: PenaltyPlay | null; playMs: () => number; sounds: Sounds }

/** The ball is heard as it is hit, and the ground as the kick ends. */
export function useKickSounds({ play, playMs, sounds }: Heard): void {
  const moment = useEachFrame(() => momentOf(play, playMs()))
  const before = useRef(moment)
  useEffect(() => {
    // Who comes in the middle has missed kicks, and hears none of them.
    const isNext = moment === before.current + 1
    before.current = moment
    const kick = play?.kicks[Math.floor((moment - 1) / 2)]
    if (!isNext || kick === undefined) return
    if (moment % 2 === 1) sounds.play('kick')
    else sounds.play(kick.end === 'goal' ? 'cheer' : 'sigh')
  }, [moment, play, sounds])
}

/** Counts the moments that are heard: two of every kick. */
function momentOf(play: PenaltyPlay | null, elapsedMs: number): number {
  if (play === null) return 0
  const { place, part, counted } = pace.at(stepsOf(play), elapsedMs)
  if (place < 0) return 0
  return counted * 2 + (place === counted && part >= HIT ? 1 : 0)
}
