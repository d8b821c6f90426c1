import { lazy } from 'react'
import type { ComponentType } from 'react'
import { watchChunk } from './watch-chunk.ts'

/**
 * A screen whose code is fetched when its route opens:
 * `lazyScreen(async () => (await import('../screens/vip/vip.tsx')).Vip)`.
 * `preload` fetches it ahead and tries again after a failure; rendering throws the failure that
 * is known, so that the route's error screen shows it at once.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<ComponentType<P>> | undefined
  let failed = false
  const start = () => {
    failed = false
    loading = watchChunk(load()).catch((error: unknown) => {
      failed = true
      throw error
    })
    return loading
  }
  const screen = lazy(async () => ({ default: await (loading ?? start()) }))
  const preload = async () => {
    const fetched = loading === undefined || failed ? start() : loading
    await fetched.catch(() => undefined)
  }
  return Object.assign(screen, { preload })
}
