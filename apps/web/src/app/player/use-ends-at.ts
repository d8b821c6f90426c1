import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { routeState, useRouteState } from '../routes/route-state.ts'

/**
 * When a countdown that starts with this visit ends (epoch, ms). It is kept in the navigation
 * state, so that a reload goes on counting instead of starting anew.
 */
export function useEndsAt(durationMs: number): number {
  const state = useRouteState('countdown')
  const [kept] = useState(state)
  const [endsAtMs] = useState(() => kept?.endsAtMs ?? Date.now() + durationMs)
  const navigate = useNavigate()
  useEffect(() => {
    if (kept !== undefined) return
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, ...routeState('countdown', { endsAtMs }) }),
    })
  }, [endsAtMs, kept, navigate])
  return endsAtMs
}
