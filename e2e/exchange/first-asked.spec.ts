import { expect } from '@playwright/test'
import { test } from '../steps/exchange-visit.ts'
import { gate } from '../stub/answer.ts'

test('[EXCH-04] a match that is opened anew asks for all of its code at once, and before other calls', async ({
  page,
  visitEvent,
}) => {
  await visitEvent()
  const { opened, open } = gate()
  await page.route('**/assets/odds-view-*.js', (route) => opened.then(() => route.continue()))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'domcontentloaded' })
  const placeOf = (start: string) => fetched.findIndex((path) => path.startsWith(start))
  // What only the screen itself needs, which has not come yet.
  await expect.poll(() => placeOf('/assets/pills-')).toBeGreaterThan(-1)
  await expect.poll(() => placeOf('/api/general')).toBeGreaterThan(-1)
  expect(placeOf('/assets/odds-view-')).toBeLessThan(placeOf('/api/general'))
  open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpha v Bravo')
})
