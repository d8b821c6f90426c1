import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../games/page/sound/sounds.ts'

/** A win of the player's own is heard as it shows, once, and not by who comes when it is over. */
export function useWinSound(isDecided: boolean, isPaid: boolean, sounds: Sounds): void {
  const before = useRef(isDecided)
  useEffect(() => {
    if (isDecided && !before.current && isPaid) sounds.play('win')
    before.current = isDecided
  }, [isDecided, isPaid, sounds])
}
