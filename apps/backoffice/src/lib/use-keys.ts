import { useEffect, useEffectEvent } from 'react'

/** What single keys do; a key is named as `KeyboardEvent.key` names it, letters in lower case. */
export type KeyActs = Readonly<Record<string, () => void>>

/** Listens for single keys on the whole page, except while something is typed or asked. */
export function useKeys(acts: KeyActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = isFree(event)
      ? acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const typedIn = 'input, textarea, select, [contenteditable="true"]'
const pressedByEnter = 'a, button, [role="tab"], summary'

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('[role="dialog"], dialog[open]') !== null) return false
  if (!(event.target instanceof Element)) return true
  if (event.target.closest(typedIn) !== null) return false
  return event.key !== 'Enter' || event.target.closest(pressedByEnter) === null
}
