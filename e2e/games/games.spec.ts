import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openQuickly } from '../steps/quick-clock.ts'
import { game, provider, slider } from '../stub/records.ts'
import { broken, foreign, inTurn, refused, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import type { StubCall } from '../stub/read-stub-call.ts'

test.use({ serviceWorkers: 'block' })

const list = '/games?type=slot&system=&title=Slots'
const gameUrl = 'https://games.example.test/play?session=s1'

const games = [
  game('TIGER', 'Tiger Night', { added_at: '2026-01-02T00:00:00.000Z' }),
  game('RIVER', 'River Gold', { platform: 'JILI', added_at: '2026-01-03T00:00:00.000Z' }),
  game('BAGH', 'Bagh Roar', { added_at: '2026-01-01T00:00:00.000Z' }),
]

const gameAnswers: Answers = {
  getSystem: { systems: ['s1', 's2'], message: 'ok' },
  getProvider: { data: [provider('PADMA'), provider('JILI')], message: 'ok' },
  getGames: ({ query }: StubCall) => ({
    games: games.filter(({ platform }) => query['system'] === '' || platform === query['system']),
  }),
  favouriteGames: { codes: [] },
  gameRun: { url: gameUrl, message: 'ok' },
}

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem')
const tap = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page }) => {
  await page.route('https://games.example.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Game</title>' }),
  )
})

test('[GAME-01, GAME-02, GAME-07, API-13, API-14, API-17, ENT-11, ENT-12, ENT-26] the address says what is listed and how it is called', async ({
  page,
}) => {
  // The documents' games have four fields.
  const bare = games.map(({ code, name, platform, type }) => ({ code, name, platform, type }))
  const calls = await stubSite(page, { ...gameAnswers, getGames: foreign({ games: bare }) })
  await openQuickly(page, '/games?type=slot&system=JILI&title=Night+slots')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night slots')
  await expect(tiles(page)).toHaveText(['Tiger Night', 'River Gold', 'Bagh Roar'])
  await expect(page.getByRole('tab')).toHaveText(['All', 'PADMA', 'JILI'])
  const asked = [
    ['getGames', { type: 'slot', system: 'JILI' }],
    ['getSystem', { type: 'slot' }],
    ['getProvider', { system: JSON.stringify(['s1', 's2']) }],
  ] as const
  for (const [name, query] of asked) {
    const [call] = callsOf(calls, name)
    expect(call).toMatchObject({ method: 'GET', query })
    expect([name, call?.authorization]).toEqual([name, undefined])
  }
})

test('[GAME-03, GAME-04] provider filter and name search keep what fits', async ({ page }) => {
  await stubGuestSite(page, gameAnswers)
  await openQuickly(page, list)
  await expect(tiles(page)).toHaveCount(3)
  await page.getByRole('tab', { name: 'PADMA' }).click()
  await expect(tiles(page)).toHaveText(['Tiger Night', 'Bagh Roar'])
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(tiles(page)).toHaveCount(3)
  await page.getByLabel('Search games').fill('GOLD')
  await expect(tiles(page)).toHaveText(['River Gold'])
  await page.getByLabel('Search games').fill('nothing')
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})

test('[GAME-05, GAME-06] four sorts, by name among them', async ({ page }) => {
  await stubSite(page, { ...gameAnswers, favouriteGames: { codes: ['BAGH'] } })
  await openQuickly(page, list)
  const sort = page.getByLabel('Sort')
  await expect(sort.getByRole('option')).toHaveText(['Recommend', 'Latest', 'Favorite', 'A-Z'])
  await expect(tiles(page)).toHaveText(['Tiger Night', 'River Gold', 'Bagh Roar'])
  await sort.selectOption('A-Z')
  await expect(tiles(page)).toHaveText(['Bagh Roar', 'River Gold', 'Tiger Night'])
  await sort.selectOption('Latest')
  await expect(tiles(page)).toHaveText(['River Gold', 'Tiger Night', 'Bagh Roar'])
  await sort.selectOption('Favorite')
  await expect(tiles(page)).toHaveText(['Bagh Roar', 'Tiger Night', 'River Gold'])
})

test('[GAME-08] a player has the toolbar below the games', async ({ page }) => {
  await stubSite(page, gameAnswers)
  await openQuickly(page, list)
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Promotions', 'Deposit', 'My Account'])
})

test('[GAME-08, GAME-09] a guest has language, log-in and sign-up, and a game leads to log-in', async ({
  page,
}) => {
  const calls = await stubGuestSite(page, gameAnswers)
  await openQuickly(page, list)
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await expect(bar.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await expect(bar.getByRole('link')).toHaveText(['Login', 'Sign up'])
  await tap(page, 'Tiger Night')
  await expect(page).toHaveURL('/login')
  expect(callsOf(calls, 'gameRun')).toEqual([])
})

test('[GAME-10] a launch without remote_id says that no one is logged in, and asks nothing', async ({
  page,
}) => {
  const calls = await stubSite(page, gameAnswers)
  await openQuickly(page, list)
  await page.evaluate(() => localStorage.removeItem('remote_id'))
  await tap(page, 'Tiger Night')
  await expect(page.getByText('User not logged in', { exact: true })).toBeVisible()
  expect(callsOf(calls, 'gameRun')).toEqual([])
})

test('[GAME-07, GAME-12, GAME-13, GAME-14, API-20, ENT-13] a game opens in the frame and closes to its list', async ({
  page,
}) => {
  const calls = await stubSite(page, gameAnswers)
  await openQuickly(page, '/games?type=slot&system=PADMA&title=Slots')
  await tap(page, 'Tiger Night')
  await expect(page).toHaveURL('/gamerun')
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.locator('iframe')).toHaveAttribute('src', gameUrl)
  const [call] = callsOf(calls, 'gameRun')
  expect(call).toMatchObject({ method: 'POST', authorization: 'Bearer token-of-alice' })
  expect(call?.body).toEqual({
    userId: 'r-alice',
    externalURL: new URL(page.url()).origin,
    isMobileLogin: true,
    gameCode: 'TIGER',
    gameType: 'slot',
    platform: 'PADMA',
  })
  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(page).toHaveURL('/games?type=slot&system=PADMA&title=Slots')
})

test('[GAME-11] a combined code gives platform and type where the game has none', async ({
  page,
}) => {
  const combined = game('JILI-SLOT', 'Combined', { platform: '', type: '' })
  const calls = await stubSite(page, { ...gameAnswers, getGames: { games: [combined] } })
  await openQuickly(page, list)
  await tap(page, 'Combined')
  await expect(page).toHaveURL('/gamerun')
  expect(callsOf(calls, 'gameRun')[0]?.body).toMatchObject({
    gameCode: 'JILI-SLOT',
    platform: 'JILI',
    gameType: 'SLOT',
  })
})

test('[GAME-15] a game that was opened on home closes to home', async ({ page }) => {
  const feature = [slider(4, 'Features', { name: 'Hilsa Rush', link: 'PADMA-HILSARUSH' })]
  await stubSite(page, { ...gameAnswers, getSliders: { main: [], favourite: [], feature } })
  await openQuickly(page, '/')
  await page.getByRole('button', { name: 'Hilsa Rush' }).click()
  await expect(page).toHaveURL('/gamerun')
  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(page).toHaveURL('/')
})

test('[GAME-16] a refused launch shows the server’s words, else its own', async ({ page }) => {
  await stubSite(page, {
    ...gameAnswers,
    gameRun: inTurn(refused('GAME_NOT_FOUND', { message: 'No seat left' }), wordless(400)),
  })
  await openQuickly(page, list)
  await tap(page, 'Tiger Night')
  await expect(page.getByText('No seat left', { exact: true })).toBeVisible()
  await tap(page, 'River Gold')
  await expect(page.getByText('An unexpected error occurred', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(list)
})

const failed = refused('INTERNAL', { message: 'The server said this' })

const failures: { answers: Answers; text: string }[] = [
  { answers: { getSystem: failed }, text: 'Failed to fetch systems' },
  {
    answers: { getSystem: broken },
    text: 'An unexpected error occurred while fetching systems',
  },
  { answers: { getProvider: failed }, text: 'Failed to fetch providers' },
  { answers: { getGames: failed }, text: 'Failed to fetch games' },
]

for (const { answers, text } of failures) {
  test(`[GAME-17] [GAME-18] [GAME-19] [GAME-20] "${text}"`, async ({ page }) => {
    await stubGuestSite(page, { ...gameAnswers, ...answers })
    await openQuickly(page, list)
    await page.clock.runFor(1500)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  })
}
