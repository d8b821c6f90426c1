/** A finger that stays longer scrolls, or reads; the prices go on beneath it. */
const HELD_MAX_MS = 250
/** What a lifted finger asked for has been painted by then, even by a slow phone. */
const LIFTED_MS = 120

let heldUntilMs = 0

/** Whether a finger that just came or went has the page for itself. */
export function fingerHoldsPage(): boolean {
  return performance.now() < heldUntilMs
}

/** Notes fingers from here on; the answer ends it. */
export function watchFinger(): () => void {
  const come = () => (heldUntilMs = performance.now() + HELD_MAX_MS)
  const go = () => (heldUntilMs = performance.now() + LIFTED_MS)
  const options = { capture: true, passive: true }
  document.addEventListener('touchstart', come, options)
  document.addEventListener('touchend', go, options)
  return () => {
    heldUntilMs = 0
    document.removeEventListener('touchstart', come, options)
    document.removeEventListener('touchend', go, options)
  }
}
