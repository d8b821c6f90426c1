import { lazy } from 'react'
import type { ComponentType } from 'react'
import { watchChunk } from './watch-chunk.ts'

/**
 * A screen whose code is fetched when its route opens:
 * `lazyScreen(async () => (await import('../screens/vip/vip.tsx')).Vip)`.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<ComponentType<P>> | undefined
  const get = () => {
    loading ??= watchChunk(load()).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const screen = lazy(async () => ({ default: await get() }))
  return Object.assign(screen, { preload: async () => void (await get().catch(() => undefined)) })
}
