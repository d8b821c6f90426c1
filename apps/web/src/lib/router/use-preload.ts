import { useCallback } from 'react'
import { matchRoute } from './match-route.ts'
import { useRouter } from './router-context.ts'

/** Fetches the screen of a path ahead. */
export function usePreload(): (pathname: string) => void {
  const { routes } = useRouter()
  return useCallback(
    (pathname) => void matchRoute(routes, pathname)?.route.screen.preload(),
    [routes],
  )
}
