import { useEffect, useEffectEvent } from 'react'

/** Does something at a key, wherever the focus is; a key that writes is left to fields. */
export function useKey(key: string, act: () => void): void {
  const press = useEffectEvent(act)
  useEffect(() => {
    const writes = key.length === 1
    const onKey = (event: KeyboardEvent) => {
      // A key that is held down is one press.
      if (event.key !== key || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (writes && isField(event.target)) return
      if (writes) event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
