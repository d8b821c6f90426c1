import { useEffect, useRef } from 'react'
import { River } from './river/river.ts'
import type { SwimmingFish } from './river/school.ts'

/** Opens the river on the elements that carry the refs, for as long as they are on the page. */
export function useRiver(
  isStill: boolean,
  on: { fish: (fish: SwimmingFish) => void; splash: () => void },
) {
  const box = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLCanvasElement>(null)
  const front = useRef<HTMLCanvasElement>(null)
  const river = useRef<River | null>(null)
  const listener = useRef(on)
  useEffect(() => {
    listener.current = on
  })
  useEffect(() => {
    if (!box.current || !back.current || !front.current) return undefined
    const opened = new River({
      box: box.current,
      back: back.current,
      front: front.current,
      isStill,
      onFish: (fish) => listener.current.fish(fish),
      onSplash: () => listener.current.splash(),
    })
    river.current = opened
    return () => {
      river.current = null
      opened.close()
    }
  }, [isStill])
  return { box, back, front, river }
}
