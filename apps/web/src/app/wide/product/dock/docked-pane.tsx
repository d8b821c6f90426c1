import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDockSlot } from './dock-slot.ts'

/**
 * Draws its content in the pane at the right of the page, named for screen readers; several share
 * its height. Where there is no room it shows nothing: ask `useDockSlot` first.
 */
export function DockedPane({ label, children }: { label: string; children: ReactNode }) {
  const slot = useDockSlot()
  if (slot === null) return null
  return createPortal(
    <section aria-label={label} className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">
      {children}
    </section>,
    slot,
  )
}
