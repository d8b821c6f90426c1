import { createElement, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { watchChunk } from './watch-chunk.ts'

/**
 * A screen whose code is fetched when its route opens:
 * `lazyScreen(async () => (await import('../../screens/vip/vip.tsx')).Vip)`.
 * `preload` fetches it ahead and tries again after a failure; `isThere` tells whether it has come.
 * Rendering throws the failure that is known, so that the route's error screen shows it at once.
 * What has been fetched is shown in the same turn: to suspend first, if only for a moment, costs a
 * fallback and the wait after it.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<ComponentType<P>> | undefined
  let loaded: ComponentType<P> | undefined
  let failed = false
  const start = () => {
    failed = false
    loading = watchChunk(load()).then(
      (component) => (loaded = component),
      (error: unknown) => {
        failed = true
        throw error
      },
    )
    return loading
  }
  const Late = lazy(async () => ({ default: await (loading ?? start()) })) as ComponentType<P>
  // Settled once for each place: another type there would begin anew and lose what was typed.
  const Screen = (props: P) => {
    const [shown] = useState(() => loaded ?? Late)
    return createElement(shown, props)
  }
  const preload = async () => {
    const fetched = loading === undefined || failed ? start() : loading
    await fetched.catch(() => undefined)
  }
  return Object.assign(Screen, { preload, isThere: () => loaded !== undefined })
}
