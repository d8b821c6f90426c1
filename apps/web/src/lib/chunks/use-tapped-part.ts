import { useEffect, useEffectEvent, useState } from 'react'
import type { lazyScreen } from './lazy-screen.ts'

type Part = Pick<ReturnType<typeof lazyScreen>, 'preload' | 'isThere'>

/**
 * Whether a part that a tap asks for is there. Where its code does not come `onLost` is told, which
 * forgets the tap: nobody wants a sheet, let alone a bet, minutes later. The next tap fetches it anew.
 */
export function useTappedPart(
  { preload, isThere }: Part,
  { isTapped, onLost }: { isTapped: boolean; onLost: () => void },
): boolean {
  const [there, setThere] = useState(isThere)
  const tellLost = useEffectEvent(onLost)
  useEffect(() => {
    if (there || !isTapped) return undefined
    let left = false
    const fetchPart = async () => {
      await preload()
      if (left) return
      if (isThere()) setThere(true)
      else tellLost()
    }
    void fetchPart()
    return () => {
      left = true
    }
  }, [there, isTapped, preload, isThere])
  return there
}
