import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../../games/page/sound/sounds.ts'
import type { BallMoment } from '../show/ball-moments.ts'

/** The bat is heard as a ball is told, a boundary louder, a wicket as stumps. */
export function useBallSounds(moments: readonly BallMoment[], told: number, sounds: Sounds): void {
  const before = useRef(told)
  useEffect(() => {
    const isNext = told === before.current + 1
    before.current = told
    const ball = moments[told - 1]?.ball
    // Whoever comes in the middle does not hear all at once what was before.
    if (!isNext || ball === undefined) return
    if (ball === 'wicket') sounds.play('snap')
    else if (ball === 'six') sounds.play('scatter', 1)
    else if (ball === 'four') sounds.play('scatter')
    else if (ball !== 'wide') sounds.play('stop', 2)
  }, [moments, told, sounds])
}
