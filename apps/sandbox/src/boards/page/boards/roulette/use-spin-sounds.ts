import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'

type Heard = { isRunning: boolean; isDecided: boolean; isPaid: boolean; sounds: Sounds }

/** The ball is heard as it sets off and as it falls, and a win of the player's own with it. */
export function useSpinSounds({ isRunning, isDecided, isPaid, sounds }: Heard): void {
  const before = useRef({ isRunning, isDecided })
  useEffect(() => {
    const { isRunning: wasRunning, isDecided: wasDecided } = before.current
    before.current = { isRunning, isDecided }
    if (isRunning && !wasRunning && !isDecided) sounds.play('spin')
    if (isDecided && !wasDecided) {
      sounds.play('stop')
      if (isPaid) sounds.play('win')
    }
  }, [isRunning, isDecided, isPaid, sounds])
}
