import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { game, slider } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const site = {
  getSliders: { main: [], favourite: [slider(1, 'Favourite', { name: 'Ludo' })], feature: [] },
  favouriteGames: { codes: [] },
  getLobby: {
    recent: [game('R', 'River Gold')],
    popular: [game('T', 'Tiger Night'), game('B', 'Boishakhi')],
    newest: [],
  },
  gameRun: { url: 'about:blank#game', message: '' },
}

test('home has the shelves below the house’s own choice, without empty ones, and a game played lately opens again', async ({
  page,
}) => {
  const calls = await stubSite(page, site)
  await open(page, '/')
  const shelf = page.getByRole('heading', { level: 2 })
  await page.getByRole('button', { name: 'Ludo' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible()
  const names = ['Favourites', 'Played lately', 'Most played', 'New games']
  const shown = (await shelf.allTextContents()).filter((name) => names.includes(name))
  expect(shown).toEqual(['Favourites', 'Played lately', 'Most played'])
  await page.getByRole('button', { name: 'River Gold', exact: true }).click()
  await expect(page).toHaveURL('/gamerun')
  expect(callsOf(calls, 'gameRun')[0]?.body).toMatchObject({ gameCode: 'R', platform: 'PADMA' })
})

test('the wide lobby has the same shelves for a guest, whom a game leads to the log-in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await stubGuestSite(page, site)
  await open(page, '/')
  await page.getByRole('button', { name: 'Enter the site' }).click()
  await page.getByRole('button', { name: 'Tiger Night', exact: true }).click()
  await expect(page).toHaveURL('/login')
})
