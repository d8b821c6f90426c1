import { createContext, use, type ComponentType } from 'react'
import type { Params } from './match-route.ts'
import type { Place, SiteHistory } from './open-history.ts'

/** A screen whose code is fetched when it is wanted. */
export type RouteScreen = ComponentType & {
  preload: () => Promise<void>
  isThere: () => boolean
}

export type Route = { path: string; screen: RouteScreen }

/** A place whose screen stands before the player, or is about to. */
export type Shown = { place: Place; route: Route; params: Params }

export type Router = {
  history: SiteHistory
  routes: readonly Route[]
  shown: Shown
  /** Stands in for a screen that takes its time. */
  pending: ComponentType
  /** Stands in for a screen that broke. */
  failure: ComponentType<{ error: unknown }>
}

export const RouterContext = createContext<Router | null>(null)

/** The router around a component. @throws outside of one. */
export function useRouter(): Router {
  const router = use(RouterContext)
  if (router === null) throw new Error('there is no router around this')
  return router
}
