import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { STUB_NOTE } from '../../tools/spec/read-playwright-runs.ts'
import { backofficeUrl, siteUrl } from '../ports.ts'
import { keepCache } from './keep-cache.ts'
import { openFront } from './open-front.ts'
import type { Front } from './open-front.ts'

export { expect } from '@playwright/test'

const LEAVE_WITHIN_MS = 5000

type App = 'site' | 'backoffice'

const fronts = new WeakMap<object, Front>()

/**
 * Tests of single pages: the page is the worker's own, cleared between tests and still warm, and
 * what the house would answer is the test's to say. A journey through the real house takes
 * Playwright's own `test`, and with it a browser profile that nobody has used.
 */
export const test = base.extend<{ app: App; front: Front }, { both: Record<App, Front> }>({
  both: [
    async ({ browserName: _browser }, use) => {
      const both = { site: await openFront(siteUrl), backoffice: await openFront(backofficeUrl) }
      await use(both)
      await Promise.all([both.site.close(), both.backoffice.close()])
    },
    { scope: 'worker' },
  ],
  app: ['site', { option: true }],
  front: async ({ both, app }, use, { annotations }) => {
    const front = both[app]
    await use(front)
    const {
      faults: [fault],
      answered,
    } = front.clear()
    if (answered > 0) annotations.push({ type: STUB_NOTE })
    if (fault !== undefined) throw fault
  },
  baseURL: async ({ front }, use) => use(front.url),
  context: async ({ context, front }, use) => {
    keepCache(context)
    fronts.set(context, front)
    await use(context)
    await Promise.all(context.pages().map(leave))
  },
})

/**
 * A page that ran on would ask the house itself from here on. One that cannot let go is closed, and
 * the next test gets a new one.
 */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank', { timeout: LEAVE_WITHIN_MS }).catch(() => page.close())
}

/** The front that a page speaks to. */
export function frontOf(page: Page): Front {
  const front = fronts.get(page.context())
  if (front !== undefined) return front
  throw new Error('Only tests that take `test` from e2e/front/test.ts can answer for the house.')
}
