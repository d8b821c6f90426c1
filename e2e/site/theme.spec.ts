import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const dark = 'rgb(7, 19, 14)'
const light = 'rgb(244, 247, 242)'

/** The colour of the page, and that of the browser's bar. */
const colours = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
  ])

async function choose(page: Page, look: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Look of the site' }).selectOption(look)
  await page.keyboard.press('Escape')
}

test('[APP-23] a guest’s site follows the device until they choose a look, which lasts for this tab and leaves no key', async ({
  page,
}) => {
  await stubGuestSite(page)
  await open(page, '/')
  expect(await colours(page)).toEqual([dark, dark])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => colours(page)).toEqual([light, light])
  await choose(page, 'Dark')
  expect(await colours(page)).toEqual([dark, dark])
  await page.reload()
  expect(await colours(page)).toEqual([dark, dark])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('theme')
})

test('a player’s look is the one they chose before, and a new choice is kept by the house', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    showUser: { ...alice, theme: 'light' },
    chooseTheme: { theme: 'dark' },
  })
  await open(page, '/')
  await expect.poll(() => colours(page)).toEqual([light, light])
  await choose(page, 'Dark')
  expect(await colours(page)).toEqual([dark, dark])
  await expect
    .poll(() => callsOf(calls, 'chooseTheme').map(({ body }) => body))
    .toEqual([{ theme: 'dark' }])
})
