import { useState } from 'react'
import { latePart } from '../../../lib/chunks/late-part.tsx'
import { useScrolledPast } from '../../../app/shell/dock/use-scrolled-past.ts'

const HotCard = latePart(async () => (await import('./hot-card.tsx')).HotCard)

/** Shows the hot card past 300 px of scrolling, until the player hides it (HOME-24). */
export function HotCardSlot() {
  const [hidden, setHidden] = useState(false)
  const past = useScrolledPast()
  if (!past || hidden) return null
  return <HotCard onHide={() => setHidden(true)} />
}
