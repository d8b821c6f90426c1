import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'

const HomeFooter = lazyScreen(async () => (await import('./home-footer.tsx')).HomeFooter)

/** The footer is there before a thumb can bring it into sight. */
const nearPx = 600

/** Keeps the place of the footer and fetches it when the player scrolls towards it. */
export function HomeFooterSlot() {
  const wished = useLocation({ select: (location) => location.hash })
  const slot = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)
  const shown = due || wished !== ''
  useEffect(() => {
    if (shown || slot.current === null) return undefined
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && setDue(true), {
      rootMargin: `${nearPx}px`,
    })
    nearness.observe(slot.current)
    return () => nearness.disconnect()
  }, [shown])
  return (
    <div className="mx-auto mt-4 min-h-[70rem] max-w-3xl" ref={slot}>
      {shown && (
        <Suspense>
          <HomeFooter wished={wished} />
        </Suspense>
      )}
    </div>
  )
}
