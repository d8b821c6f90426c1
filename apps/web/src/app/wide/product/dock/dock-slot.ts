import { createContext, useContext, useSyncExternalStore } from 'react'

/** From this width on there is room for a pane beside the page. */
const room = '(width >= 68.75em)'

/** The pane's place in the frame; null outside the wide product, and until the place is drawn. */
export const DockSlot = createContext<HTMLElement | null>(null)

/** Where a docked pane is drawn now; null where there is no room, so that a sheet or a page must do. */
export function useDockSlot(): HTMLElement | null {
  const slot = useContext(DockSlot)
  return useDockRoom() ? slot : null
}

/** Whether the window has room for a pane beside the page. */
export function useDockRoom(): boolean {
  return useSyncExternalStore(watchRoom, () => matchMedia(room).matches)
}

function watchRoom(listener: () => void): () => void {
  const media = matchMedia(room)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
