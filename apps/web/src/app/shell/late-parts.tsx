import { Suspense, useEffect, useState } from 'react'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'

const UpdateNote = lazyScreen(async () => (await import('./update-note.tsx')).UpdateNote)

const KeepDevice = lazyScreen(async () => (await import('./keep-device.tsx')).KeepDevice)

const lateMs = 5000

/** What may wait until the screen has long been usable. */
export function LateParts() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), lateMs)
    return () => clearTimeout(timer)
  }, [])
  if (!due) return null
  return (
    <Suspense>
      <UpdateNote />
      <KeepDevice />
    </Suspense>
  )
}
