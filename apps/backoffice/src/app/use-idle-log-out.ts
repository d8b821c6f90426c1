import { useEffect } from 'react'
import { logOut } from '../features/session/log-out.ts'

/** The server lets a session fall idle after as long; refreshing lists would keep it awake. */
const idleMs = 30 * 60_000
const checkMs = 15_000

/** When staff last touched any page of the office, in milliseconds: all tabs share a session. */
const touchedKey = 'staff_touched'

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Logs out when nobody has touched any tab of the office for half an hour. */
export function useIdleLogOut(): void {
  useEffect(() => {
    let touchedAtMs = Date.now()
    tellTouch(touchedAtMs)
    const touch = () => {
      touchedAtMs = Date.now()
    }
    const timer = setInterval(() => {
      tellTouch(touchedAtMs)
      if (Date.now() - Math.max(touchedAtMs, readTouch()) < idleMs) return
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

function readTouch(): number {
  return Number(localStorage.getItem(touchedKey) ?? 0)
}

function tellTouch(touchedAtMs: number): void {
  if (touchedAtMs > readTouch()) localStorage.setItem(touchedKey, String(touchedAtMs))
}
