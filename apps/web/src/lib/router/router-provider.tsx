import { useMemo, type ReactNode } from 'react'
import { RouterContext, type Router } from './router-context.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useShown } from './use-shown.ts'

type Props = Omit<Router, 'shown'> & { children: ReactNode }

/** Follows the history of the visit: what stands in it knows what is shown, and leads elsewhere. */
export function RouterProvider({ children, history, routes, pending, failure }: Props) {
  const shown = useShown(history, routes)
  useScrollMemory(history, shown)
  const router = useMemo(
    () => ({ history, routes, shown, pending, failure }),
    [history, routes, shown, pending, failure],
  )
  return <RouterContext value={router}>{children}</RouterContext>
}
