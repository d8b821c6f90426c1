import { guardedPaths } from '../../apps/web/src/lib/paths.ts'
import { expect, test } from '../front/test.ts'
import { open, ready } from '../steps/quick-clock.ts'
import { stubPlayer } from '../stub/site.ts'
import { store, stored } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

/** A conversation has a number in its address. */
const guarded = guardedPaths.map((path) => path.replace('$chatId', '5'))

test.describe('guards', () => {
  test('[NAV-06, NAV-09 to NAV-31] a guest ends at /login on every guarded route', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await open(page, '/')
    for (const path of guarded) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page).toHaveURL('/login')
    }
  })

  test('[NAV-01] [SIL-011] an unknown path leads to /', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page).toHaveURL('/')
    const note = page.getByText('There is no page at /no-such-page. This is the home page.')
    await expect(note).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(note).toHaveCount(0)
  })

  test('[SIL-012] a player opening /login or /signup is sent to /', async ({ page }) => {
    await stubPlayer(page)
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })

  for (const type of ['referral_code', 'affiliate_code', 'agent_code']) {
    test(`[NAV-38] [NAV-39] [NAV-40] [NAV-41] [NAV-44] /${type} keeps the code and goes to sign-up`, async ({
      page,
    }) => {
      await page.goto(`/${type}?${type}=007`)
      await expect(page).toHaveURL('/signup')
      expect(await stored(page, type)).toBe('007')
    })

    test(`[NAV-42] [NAV-43] [SIL-014] [SIL-015] /${type} without a code alerts and stays`, async ({
      page,
    }) => {
      await store(page, { [type]: 'kept' })
      const alerts: string[] = []
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message())
        void dialog.accept()
      })
      await open(page, `/${type}`)
      await expect.poll(() => alerts).toEqual([`No ${type} found in the URL`])
      await expect(page).toHaveURL(`/${type}`)
      expect(await stored(page, type)).toBe('kept')
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible()
    })
  }
})
