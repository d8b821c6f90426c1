import type { Page } from '@playwright/test'

/** The studio does what it is asked first, and its answer is lost on the way; answers how often that was. */
export async function loseFirstAnswer(
  page: Page,
  call: 'session' | 'rooms/session' | 'spin' | 'choose' | 'rooms/bet',
): Promise<() => number> {
  let lost = 0
  await page.route(`**/studio/${call}`, async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  return () => lost
}
