import type { BrowserContext } from '@playwright/test'

type Insides = { clearCache: () => Promise<void> }
type Connected = { _connection?: { toImpl?: (context: object) => Insides } }

/**
 * Leaves the browser's cache alone when Playwright clears a context for the next test: what is in
 * it are the files of one build, under names that change with their content. Playwright has no
 * setting for this. Should its inside change one day, the tests become slower and stay right.
 */
export function keepCache(context: BrowserContext): void {
  const insides = (context as Connected)._connection?.toImpl?.(context)
  if (insides !== undefined) insides.clearCache = () => Promise.resolve()
}
