import { expect } from '@playwright/test'
import { test } from '../steps/exchange-visit.ts'
import { gate } from '../stub/answer.ts'

test('[EXCH-04] a match that is opened anew asks for all of its code at once, and before other calls', async ({
  page,
  visitEvent,
}) => {
  await visitEvent()
  const { opened, open } = gate()
  for (const part of ['odds-view', 'exchange-frame'])
    await page.route(`**/assets/${part}-*.js`, (route) => opened.then(() => route.continue()))
  const fetched: string[] = []
  page.on('request', (request) => {
    // What the page before still asks for is none of it.
    if (request.isNavigationRequest()) fetched.length = 0
    fetched.push(new URL(request.url()).pathname)
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  const placeOf = (start: string) => fetched.findIndex((path) => path.startsWith(start))
  // What the screen and its frame stand on, though neither has come yet.
  await expect.poll(() => placeOf('/assets/market-')).toBeGreaterThan(-1)
  await expect.poll(() => placeOf('/api/general')).toBeGreaterThan(-1)
  expect(placeOf('/assets/odds-view-')).toBeLessThan(placeOf('/api/general'))
  open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpha v Bravo')
})
