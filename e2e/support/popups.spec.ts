import { expect, test } from '../front/test.ts'
import { open, ready } from '../steps/quick-clock.ts'
import { generalSettings, slider } from '../stub/records.ts'
import { stub, stubPlayer } from '../stub/site.ts'
import { store, stored } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

const notice = generalSettings({
  system_notice: 'Withdrawals are <b>slow</b> today<script>1</script>',
})

test('[POP-05] [POP-06] [POP-08] the urgent notice is HTML and stays until it is closed', async ({
  page,
}) => {
  await stubPlayer(page)
  await store(page, { popup: '1' })
  await stub(page, { getGeneral: notice })
  await open(page, '/')
  const popup = page.getByRole('dialog', { name: 'Urgent notice' })
  await expect(popup.locator('b')).toHaveText('slow')
  await expect(popup.locator('script')).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'OK' }).click()
  await expect(popup).toHaveCount(0)
  expect(await stored(page, 'popup')).toBe('0')
  await page.reload()
  await ready(page)
  await expect(popup).toHaveCount(0)
})

for (const popup of ['0', null]) {
  test(`[POP-07] no notice while popup is ${popup}`, async ({ page }) => {
    await stubPlayer(page)
    if (popup !== null) await store(page, { popup })
    await stub(page, { getGeneral: notice })
    await open(page, '/')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('[POP-09] [POP-10] [POP-12] [SIL-066] the welcome comes first, the notice after it', async ({
  page,
}) => {
  await stubPlayer(page)
  await store(page, { popup: '1', regPopup: '1' })
  await stub(page, { getGeneral: notice })
  await open(page, '/')
  const welcome = page.getByRole('dialog', { name: 'Welcome to Maidan!' })
  await expect(welcome.getByRole('button', { name: 'Deposit now' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Urgent notice' })).toHaveCount(0)
  await welcome.getByRole('button', { name: 'Home Page' }).click()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'regPopup')).toBe('0')
  await expect(page.getByRole('dialog', { name: 'Urgent notice' })).toBeVisible()
})

test('[POP-10] Deposit now leads to /deposit', async ({ page }) => {
  await stubPlayer(page)
  await store(page, { regPopup: '1' })
  await open(page, '/')
  await page.getByRole('button', { name: 'Deposit now' }).click()
  await expect(page).toHaveURL('/deposit')
})

test('[POP-11] no welcome after a plain login', async ({ page }) => {
  await stubPlayer(page)
  await store(page, { regPopup: '0' })
  await open(page, '/')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[POP-01] [POP-02] [POP-03] [ENT-08] [SIL-065] a blocked section answers with its popup and no launch', async ({
  page,
}) => {
  await stubPlayer(page, {
    marketBlock: { exchange_market: 1, cs_market: 0, status: 'inactive' },
  })
  const launches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/game-run')) launches.push(request.url())
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Kabaddi' }).click()
  const popup = page.getByRole('dialog', { name: 'Market Block' })
  await expect(popup).toContainText(
    'Your selected section is currently blocked by Your Upline. Please Contact Customer Support.',
  )
  expect(launches).toEqual([])
})

test('[POP-03] an active status blocks nothing', async ({ page }) => {
  await stubPlayer(page, {
    marketBlock: { exchange_market: 0, cs_market: 0, status: 'active' },
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Kabaddi' }).click()
  await expect(page.getByRole('dialog', { name: 'Market Block' })).toHaveCount(0)
})

for (const { blocked, closed, open: stays } of [
  {
    blocked: { exchange_market: 0, cs_market: 1, status: 'inactive' } as const,
    closed: 'Exchange',
    open: 'Hilsa Rush',
  },
  {
    blocked: { exchange_market: 1, cs_market: 0, status: 'inactive' } as const,
    closed: 'Hilsa Rush',
    open: 'Exchange',
  },
])
  test(`[POP-04] [SIL-065] blocked for ${closed}, the popup stands there alone and ${stays} stays usable`, async ({
    page,
  }) => {
    await stubPlayer(page, {
      marketBlock: blocked,
      gameRun: { url: 'about:blank#game', message: 'ok' },
      getLobby: { popular: [], newest: [], recent: [] },
      getJackpots: { jackpots: [] },
      getSliders: {
        main: [],
        favourite: [],
        feature: [slider(4, 'Features', { name: 'Hilsa Rush', link: 'PADMA-HILSARUSH' })],
      },
    })
    const popup = page.getByRole('dialog', { name: 'Market Block' })
    await open(page, '/')
    await page.getByRole('button', { name: closed, exact: true }).click()
    await expect(popup).toBeVisible()
    await open(page, '/')
    await page.getByRole('button', { name: stays, exact: true }).click()
    await expect(page).not.toHaveURL('/')
    await expect(popup).toHaveCount(0)
  })
