import { useEffect, useState } from 'react'
import { useRouter } from '../../lib/router/router-context.ts'
import { routeState, useRouteState } from '../routes/route-state.ts'

/**
 * When a countdown that starts with this visit ends (epoch, ms). It is kept in the navigation
 * state, so that a reload goes on counting instead of starting anew.
 */
export function useEndsAt(durationMs: number): number {
  const state = useRouteState('countdown')
  const [kept] = useState(state)
  const [endsAtMs] = useState(() => kept?.endsAtMs ?? Date.now() + durationMs)
  const { history } = useRouter()
  useEffect(() => {
    if (kept !== undefined) return
    history.keep({ ...history.place().state, ...routeState('countdown', { endsAtMs }) })
  }, [endsAtMs, kept, history])
  return endsAtMs
}
