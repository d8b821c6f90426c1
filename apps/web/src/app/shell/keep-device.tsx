import { useEffect } from 'react'
import { readDevice } from '../../features/notices/queries.ts'
import { useSession } from '../../lib/session/session.ts'

/**
 * Ties the notices of this device to the session that has begun on it: they end when it is ended,
 * and whoever logs in after somebody else takes the device over.
 */
export function KeepDevice() {
  const token = useSession()?.token
  useEffect(() => {
    // Without it the notices go on as they were.
    if (token !== undefined) readDevice().catch(console.error)
  }, [token])
  return null
}
