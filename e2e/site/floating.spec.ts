import { expect, test } from '../front/test.ts'
import { stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 640 } })

const marginPx = 16

for (const path of ['/deposit', '/withdrawal', '/profile', '/transaction-record'])
  test(`[CHAT-11] [SIL-029] on ${path} the floating buttons wait in the margin`, async ({
    page,
  }) => {
    await stubSite(page)
    await open(page, path)
    const chat = page.getByRole('button', { name: 'Open support chat' })
    const box = await chat.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(marginPx)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(360, 0)
  })

test('[HOME-23] [SIL-029] so does the way back to the top', async ({ page }) => {
  await stubSite(page)
  await open(page, '/withdrawal')
  await expect(page.getByText('Before you submit')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 301))
  const toTop = page.getByRole('button', { name: 'Back to top' })
  expect((await toTop.boundingBox())?.width).toBeLessThanOrEqual(marginPx)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
