import { LANGUAGES } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { open } from '../steps/quick-clock.ts'
import { settled } from '../steps/settled.ts'
import { generalSettings } from '../stub/records.ts'
import { stub, stubPlayer } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

/** Names of the rules that a page breaks, and where. */
async function faults(page: Page): Promise<string[]> {
  return violationsOf(page)
}

for (const language of LANGUAGES) {
  test(`axe finds nothing on home in both themes (${language})`, async ({ page }) => {
    await store(page, { language })
    // A block of the footer, which is fetched only when it is wished or near.
    await open(page, '/#ambassador')
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 15_000 })
    expect(await faults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await faults(page)).toEqual([])
  })
}

test('axe finds nothing in the side menu', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sports' }).click()
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing in a popup', async ({ page }) => {
  await stubPlayer(page)
  await store(page, { popup: '1' })
  await stub(page, { getGeneral: generalSettings({ system_notice: 'A <b>word</b> to all' }) })
  await open(page, '/')
  await expect(page.getByRole('dialog', { name: 'Urgent notice' })).toBeVisible()
  await settled(page)
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing on a code address without its code', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, '/agent_code')
  expect(await faults(page)).toEqual([])
})

test('the keyboard opens the menu, walks it, and Escape brings it back', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('arrow keys walk the category tabs', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('tab', { name: 'Sports' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Casino' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Casino' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Fishing' })).toBeFocused()
})
