import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIsMobile } from '../../lib/media.ts'

/** The keys of the two views; what is typed into a field is not for the game. */
export const viewKeys = { theatre: 'T', full: 'F' } as const

/**
 * How much of a wide screen a game takes: its place in the page, the whole window or the whole
 * screen. On a phone it always fills the window.
 */
export function useGameView() {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const isMobile = useIsMobile()
  const [theatre, setTheatre] = useState(false)
  const full = useSyncExternalStore(watchFull, () => document.fullscreenElement !== null)
  const toggleFull = () => {
    const change = full ? document.exitFullscreen() : place?.requestFullscreen()
    // A browser that refuses leaves the game where it is.
    change?.catch(console.error)
  }
  const toggleTheatre = () => setTheatre(!theatre)
  useEffect(() => {
    if (isMobile) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = event.key.toUpperCase()
      if (key === viewKeys.theatre) toggleTheatre()
      else if (key === viewKeys.full) toggleFull()
      else if (event.key === 'Escape') setTheatre(false)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return { setPlace, isMobile, theatre, full, toggleTheatre, toggleFull }
}

export type GameView = ReturnType<typeof useGameView>

function watchFull(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
