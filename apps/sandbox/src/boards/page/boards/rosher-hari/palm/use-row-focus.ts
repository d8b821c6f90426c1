import { useLayoutEffect, useRef } from 'react'

/** Whoever climbs by the keyboard finds the focus on the foothold above the one that held. */
export function useRowFocus(climbed: number) {
  const palm = useRef<HTMLDivElement>(null)
  const last = useRef(climbed)
  useLayoutEffect(() => {
    const isHigher = climbed > last.current
    last.current = climbed
    const focused = document.activeElement
    if (!isHigher || !(focused instanceof HTMLButtonElement)) return
    const row = focused.parentElement
    if (row === null || row.parentElement !== palm.current) return
    const place = Array.from(row.children).indexOf(focused)
    const above = row.nextElementSibling?.children[place]
    if (above instanceof HTMLButtonElement) above.focus({ preventScroll: true })
  }, [climbed])
  return palm
}
