import type { Page } from '@playwright/test'

/** Goes on to an address of the app within the visit, as a way back and forth between its pages does. */
export async function goOn(page: Page, path: string, state: object = {}): Promise<void> {
  await page.evaluate(
    ([to, handed]) => {
      window.history.pushState(handed, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: handed }))
    },
    [path, state] as const,
  )
}
