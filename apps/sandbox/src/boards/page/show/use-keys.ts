import { useEffect, useEffectEvent } from 'react'

/** What a key does, by its name as `KeyboardEvent.key` gives it; `Go` is the space bar or Enter. */
export type KeyActs = Readonly<Record<string, () => void>>

/**
 * Keys of a board. The space bar and Enter go to a control that has the focus, all keys to an open
 * sheet or a field, before they come here.
 */
export function useKeys(acts: KeyActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const isGo = event.key === ' ' || event.key === 'Enter'
    const act = acts[isGo ? 'Go' : event.key]
    if (act === undefined || isTaken(isGo)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTaken(isGo: boolean): boolean {
  if (document.querySelector('dialog[open], [role="dialog"]') !== null) return true
  const focused = document.activeElement
  if (focused === null || focused === document.body) return false
  return focused.matches('input, textarea, select') || (isGo && focused.matches('button, a'))
}
