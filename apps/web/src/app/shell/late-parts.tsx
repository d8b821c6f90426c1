import { prepareToasts } from '@maidan/ui'
import { useEffect, useState } from 'react'
import { latePart } from '../../lib/chunks/late-part.tsx'

const UpdateNote = latePart(async () => (await import('./update-note.tsx')).UpdateNote)

const KeepDevice = latePart(async () => (await import('./keep-device.tsx')).KeepDevice)

const lateMs = 5000

/** What may wait until the screen has long been usable; a game in it outlives a line that breaks meanwhile. */
export function LateParts() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareToasts()
      setDue(true)
    }, lateMs)
    return () => clearTimeout(timer)
  }, [])
  if (!due) return null
  return (
    <>
      <UpdateNote />
      <KeepDevice />
    </>
  )
}
