import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Once the player scrolls, a part is fetched this far ahead of them. */
const aheadPx = 600

type Props = {
  /** Keeps the place of what is not there yet. */
  className: string
  /** Whether it is wanted without being near. */
  wanted?: boolean
  children: ReactNode
}

/** Fetches a part of the page when it is in sight, or when the player scrolls towards it. */
export function NearSlot({ className, wanted = false, children }: Props) {
  const slot = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)
  const scrolls = useHasScrolled()
  const shown = due || wanted
  useEffect(() => {
    if (shown || slot.current === null) return undefined
    // A busy phone tells in one call that the slot was far and that it is near now.
    const look: IntersectionObserverCallback = (told) => {
      if (told.some(({ isIntersecting }) => isIntersecting)) setDue(true)
    }
    const nearness = new IntersectionObserver(look, {
      rootMargin: `${scrolls ? aheadPx : 0}px`,
    })
    nearness.observe(slot.current)
    return () => nearness.disconnect()
  }, [shown, scrolls])
  return (
    <div className={className} ref={slot}>
      {shown && children}
    </div>
  )
}

/** Many visitors go on from the first screen: what is below it waits for their first scroll. */
function useHasScrolled(): boolean {
  const [has, setHas] = useState(() => window.scrollY > 0)
  useEffect(() => {
    if (has) return undefined
    const onScroll = () => setHas(true)
    window.addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [has])
  return has
}
