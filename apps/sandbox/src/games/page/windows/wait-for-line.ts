/** Waits so long before something is asked for again, and no longer once the device is back on the net. */
export function waitForLine(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const go = () => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go, { signal: waiting.signal })
  })
}
