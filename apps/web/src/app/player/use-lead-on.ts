import { useEffect } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { routeState } from '../routes/route-state.ts'
import type { RouteStates } from '../routes/route-state.ts'

/** How long a success stands before the next page (SIL-079). */
const successMs = 1500

/** Opens the payment request a moment after there is one; its form is left behind for good. */
export function useLeadOn(request: RouteStates['paymentRequest'] | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (request === null) return undefined
    const state = routeState('paymentRequest', request)
    const timer = setTimeout(
      () => navigate({ to: paths.paymentRequest, replace: true, state }),
      successMs,
    )
    return () => clearTimeout(timer)
  }, [navigate, request])
}
