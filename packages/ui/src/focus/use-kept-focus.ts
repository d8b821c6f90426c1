import { useEffect } from 'react'

/** What the keyboard falls back to when the element that it stood on goes away. */
export const keepsFocus = { 'data-keeps-focus': '', tabIndex: -1 } as const

const KEEPERS = '[data-keeps-focus]'

/** The keyboard never falls out of the page: what held it may go, or rest while it is answered. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stood: HTMLElement | null = null
    let keepers: readonly HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      stood = target instanceof HTMLElement ? target : null
      keepers = keepersOf(stood)
    }
    // Whoever presses beside everything means to stand nowhere; what is taken away is still there now.
    const forget = () =>
      queueMicrotask(() => {
        const isThere = stood?.isConnected === true && !stood.matches(':disabled')
        if (isThere && document.activeElement === document.body) stood = null
      })
    const look = () => {
      if (stood === null || document.activeElement !== document.body) return
      const keeper = stood.isConnected ? stood : keepers.find((one) => one.isConnected)
      keeper?.focus({ preventScroll: true })
    }
    let frame = 0
    // In the next frame: what closes may give the focus back by itself. But a button that takes presses
    // again has its place at once, for a notice that opens then gives the focus back to where it was.
    const observer = new MutationObserver((changes) => {
      if (stood === null) return
      if (changes.some(({ type, target }) => type === 'attributes' && target === stood)) look()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    observer.observe(document.body, {
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
}

/** The nearest first. */
function keepersOf(element: HTMLElement | null): readonly HTMLElement[] {
  const keeper = element?.closest<HTMLElement>(KEEPERS)
  if (!keeper) return []
  return [keeper, ...keepersOf(keeper.parentElement)]
}
