import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** It is there before a thumb can bring it into sight. */
const nearPx = 600

type Props = {
  /** Keeps the place of what is not there yet. */
  className: string
  /** Whether it is wanted without being near. */
  wanted?: boolean
  children: ReactNode
}

/** Fetches a part of the page when the player scrolls towards it. */
export function NearSlot({ className, wanted = false, children }: Props) {
  const slot = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)
  const shown = due || wanted
  useEffect(() => {
    if (shown || slot.current === null) return undefined
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && setDue(true), {
      rootMargin: `${nearPx}px`,
    })
    nearness.observe(slot.current)
    return () => nearness.disconnect()
  }, [shown])
  return (
    <div className={className} ref={slot}>
      {shown && <Suspense>{children}</Suspense>}
    </div>
  )
}
