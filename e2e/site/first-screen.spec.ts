import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

test('what stands below the first screen is fetched with the first scroll', async ({ page }) => {
  await stubSite(page)
  await page.setViewportSize({ width: 390, height: 480 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const matches = () => fetched.filter((path) => path.includes('/home-matches-')).length
  await open(page, '/')
  await expect(page.getByRole('tablist').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(matches()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 1))
  await expect.poll(matches).toBe(1)
})
