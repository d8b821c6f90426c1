import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time, looked at twice a minute: enough for days and starts. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
