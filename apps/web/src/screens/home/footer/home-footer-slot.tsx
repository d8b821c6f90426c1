import { useLocation } from '../../../lib/router/use-location.ts'
import { latePart } from '../../../lib/chunks/late-part.tsx'
import { NearSlot } from '../near-slot.tsx'

const HomeFooter = latePart(async () => (await import('./home-footer.tsx')).HomeFooter)

/** Keeps the place of the footer and fetches it when the player scrolls towards it. */
export function HomeFooterSlot() {
  const wished = useLocation().hash
  return (
    <NearSlot className="mx-auto mt-4 min-h-[70rem] max-w-3xl" wanted={wished !== ''}>
      <HomeFooter wished={wished} />
    </NearSlot>
  )
}
