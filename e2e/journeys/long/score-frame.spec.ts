import { expect, test } from '@playwright/test'
import { feedUrl } from '../../ports.ts'
import { gate } from '../../stub/answer.ts'

type Listed = { EventId: string; Winner?: { kind: string } }

test('the score frame writes Bangla only once its letters are there', async ({ page }) => {
  const response = await fetch(`${feedUrl}/api/sports-events/cricket`)
  // One that was won has overs on its board, whatever the clock of the feed says now.
  const match = ((await response.json()) as Listed[]).find(({ Winner }) => Winner?.kind === 'won')
  const { opened, open } = gate()
  await page.route('**/noto-sans-bengali-*.woff2', (route) => opened.then(() => route.continue()))
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.addInitScript(() => {
    const look = () => {
      const name = document.querySelector('main .name')?.textContent
      if (!name) return void requestAnimationFrame(look)
      document.documentElement.dataset['letters'] = String(document.fonts.check('14px Bangla', 'ক'))
    }
    look()
  })
  const asked = page.waitForRequest('**/noto-sans-bengali-*.woff2')
  await page.goto(`${feedUrl}/score/${match?.EventId}?lang=bn`, { waitUntil: 'commit' })
  await asked
  open()
  await expect(page.locator('html')).toHaveAttribute('data-letters', 'true')
  await expect(
    page
      .locator('.note')
      .filter({ hasText: /[০-৯]\.[০-৫] ওভার/ })
      .first(),
  ).toBeVisible()
  expect(broken).toEqual([])
})
