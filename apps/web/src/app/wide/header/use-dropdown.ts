import { useEffect, useRef, useState } from 'react'

/** A list below a button in the same place; Escape, a press and a focus elsewhere close it. */
export function useDropdown<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const closeBeside = (event: Event) => {
      if (!(event.target instanceof Node && place.current?.contains(event.target))) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open])
  return { place, open, toggle: () => setOpen(!open), close: () => setOpen(false) }
}
