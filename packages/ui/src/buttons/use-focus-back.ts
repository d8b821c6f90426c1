import { useLayoutEffect, useRef } from 'react'

/**
 * A browser takes the focus from a button that stops taking presses, and whoever uses the keyboard is
 * nowhere. The button has it again as soon as it takes presses, unless it went elsewhere meanwhile.
 */
export function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
  }, [busy])
  return button
}
