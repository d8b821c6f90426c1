import type { Locator } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { provider } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

const isClosed = (entry: Locator) => expect(entry).toHaveAccessibleDescription('Closed')
const isThere = (entry: Locator) => expect(entry).toHaveAccessibleDescription('')

test('what opens on nothing says so before it is pressed, and in one sentence when it is', async ({
  page,
}) => {
  await stubSite(page, {
    getCatalogue: { types: [{ type: 'slot', systems: ['PADMA'] }] },
    getSystem: { systems: ['KABADDI'], message: '' },
    getProvider: { data: [provider('KABADDI', 'Kabaddi')], message: '' },
  })
  await open(page, '/')
  await isClosed(page.getByRole('tab', { name: 'Poker', exact: true }))
  for (const name of ['Sports', 'Slot']) await isThere(page.getByRole('tab', { name, exact: true }))
  await isThere(page.getByRole('button', { name: 'Kabaddi', exact: true }))
  const virtual = page.getByRole('button', { name: 'Virtual', exact: true })
  await isClosed(virtual)
  await virtual.click()
  await expect(page.getByText('Virtual is closed. There is nothing to play in it.')).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  const poker = menu.getByRole('link', { name: 'Poker', exact: true })
  await isClosed(poker)
  await isThere(menu.getByRole('link', { name: 'Slot', exact: true }))
  await poker.click()
  await expect(page.getByText('Poker is closed. There is nothing to play in it.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('of the sports of the menu only those without a game say that they are closed', async ({
  page,
}) => {
  const systems = ['ISPORTS', 'E1SPORTS', 'HORSEBOOK', 'VIRTUAL', 'KABADDI', 'CMD', 'SBO']
  await stubSite(page, {
    getCatalogue: { types: [{ type: 'sports', systems }] },
    getSystem: { systems, message: '' },
    getProvider: { data: systems.map((system) => provider(system)), message: '' },
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Sports' }).click()
  const sports = menu.locator('#menu-sports a')
  await expect(sports).toHaveCount(8)
  await expect(sports.and(menu.locator('[data-closed]'))).toHaveText(['Fantasy'])
  for (const name of ['SBO Sports', 'E1Sports']) {
    await isThere(menu.getByRole('link', { name, exact: true }))
  }
})

test('the list of a kind that nobody serves is named in Bangla, says so in words, and leads on and back', async ({
  page,
}) => {
  await stubSite(page, {
    getSystem: { systems: [], message: '' },
    getProvider: { data: [], message: '' },
    getGames: { games: [] },
  })
  await store(page, { language: 'bn' })
  await open(page, '/games?type=lottery&system=&title=Lottery')
  await expect(page.getByRole('heading', { level: 1, name: 'লটারি' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('লটারি')).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'স্লট' })).toBeVisible()
  await main.getByRole('link', { name: 'হোমে ফিরে যান' }).click()
  await expect(page).toHaveURL('/')
})
