import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyScreen } from '../../app/lazy-screen.ts'

const HomeFooter = lazyScreen(async () => (await import('./home-footer.tsx')).HomeFooter)

/** The footer comes on its own after this long, or sooner when the player scrolls towards it. */
const quietMs = 2500
const nearPx = 400

/** Keeps the place of the footer and fetches it after what stands above it. */
export function HomeFooterSlot() {
  const wished = useLocation({ select: (location) => location.hash })
  const slot = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)
  const shown = due || wished !== ''
  useEffect(() => {
    if (shown || slot.current === null) return undefined
    const show = () => setDue(true)
    const timer = setTimeout(show, quietMs)
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: `${nearPx}px`,
    })
    nearness.observe(slot.current)
    return () => {
      clearTimeout(timer)
      nearness.disconnect()
    }
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
