import { useEffect } from 'react'
import { logOut } from '../features/session/log-out.ts'

/** The server lets a session fall idle after as long; refreshing lists would keep it awake. */
const idleMs = 30 * 60_000
const checkMs = 15_000

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Logs out when nobody has touched the page for half an hour. */
export function useIdleLogOut(): void {
  useEffect(() => {
    let touchedAtMs = Date.now()
    const touch = () => {
      touchedAtMs = Date.now()
    }
    const timer = setInterval(() => {
      if (Date.now() - touchedAtMs < idleMs) return
      clearInterval(timer)
      void logOut('expired')
    }, checkMs)
    for (const sign of signsOfLife) document.addEventListener(sign, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signsOfLife) document.removeEventListener(sign, touch)
    }
  }, [])
}
