import { useLocation } from '../../../lib/router/use-location.ts'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { NearSlot } from '../near-slot.tsx'

const HomeFooter = lazyScreen(async () => (await import('./home-footer.tsx')).HomeFooter)

/** Keeps the place of the footer and fetches it when the player scrolls towards it. */
export function HomeFooterSlot() {
  const wished = useLocation().hash
  return (
    <NearSlot className="mx-auto mt-4 min-h-[70rem] max-w-3xl" wanted={wished !== ''}>
      <HomeFooter wished={wished} />
    </NearSlot>
  )
}
