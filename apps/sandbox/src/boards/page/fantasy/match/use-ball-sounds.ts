import { isOut } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'
import type { MatchBall } from '../show/match-balls.ts'

/** The bat is heard as a ball is told, a boundary louder, a wicket as stumps. */
export function useBallSounds(balls: readonly MatchBall[], told: number, sounds: Sounds): void {
  const before = useRef(told)
  useEffect(() => {
    const isNext = told === before.current + 1
    before.current = told
    const fate = balls[told - 1]?.fate
    // Whoever comes in the middle does not hear all at once what was before.
    if (!isNext || fate === undefined) return
    if (isOut(fate)) sounds.play('snap')
    else if (fate === 'six') sounds.play('scatter', 1)
    else if (fate === 'four') sounds.play('scatter')
    else sounds.play('stop', 2)
  }, [balls, told, sounds])
}
