import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { inTurn, refused, wordless } from '../stub/answer.ts'
import { provider, slider } from '../stub/records.ts'
import { stub, stubPlayer } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const sliders = {
  main: [],
  favourite: [slider(3, 'Favourite', { name: 'Tiger Night', link: 'BAGH-TIGERNIGHT' })],
  feature: [slider(4, 'Features', { name: 'Hilsa Rush', link: 'PADMA-HILSARUSH' })],
}

/** What others play on this house is no matter of these tests. */
const noShelves = { popular: [], newest: [], recent: [] }

test('[HOME-18] [HOME-19] [HOME-20] a guest tapping anything to play goes to /login', async ({
  page,
}) => {
  await stub(page, { getSliders: sliders, getLobby: noShelves, getJackpots: { jackpots: [] } })
  for (const name of ['Kabaddi', 'Hilsa Rush', 'Tiger Night']) {
    await open(page, '/')
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL('/login')
  }
})

test('[HOME-21] [NAV-32] a player tapping a provider opens its game list', async ({ page }) => {
  await stubPlayer(page)
  await stub(page, { getSystem: { systems: ['s1'], message: 'ok' } })
  const data = [provider('PADMA', 'Padma Play')]
  await stub(page, { getProvider: { data, message: 'ok' } })
  await open(page, '/')
  await page.getByRole('tab', { name: 'Slot' }).click()
  await page.getByRole('button', { name: 'Padma Play' }).click()
  await expect(page).toHaveURL('/games?type=slot&system=PADMA&title=Padma+Play')
})

test('[HOME-22] [GAME-11] [GAME-12] a player tapping a featured game launches it', async ({
  page,
}) => {
  await stubPlayer(page)
  await stub(page, { getSliders: sliders, getLobby: noShelves, getJackpots: { jackpots: [] } })
  await stub(page, { gameRun: { url: 'about:blank#game', message: 'ok' } })
  await open(page, '/')
  const launch = page.waitForRequest((request) => request.url().endsWith('/api/game-run'))
  await page.getByRole('button', { name: 'Hilsa Rush' }).click()
  expect((await launch).postDataJSON()).toMatchObject({
    userId: 'r-alice',
    gameCode: 'PADMA-HILSARUSH',
    platform: 'PADMA',
    gameType: 'HILSARUSH',
    isMobileLogin: true,
  })
  await expect(page).toHaveURL('/gamerun')
})

test('[GAME-10] a launch without remote_id says that no one is logged in, and asks nothing', async ({
  page,
}) => {
  await stubPlayer(page)
  await stub(page, { getSliders: sliders, getLobby: noShelves, getJackpots: { jackpots: [] } })
  await open(page, '/')
  await page.evaluate(() => localStorage.removeItem('remote_id'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Hilsa Rush' }).click()
  await expect(page.getByText('User not logged in')).toBeVisible()
  expect(asked).not.toContain('/api/game-run')
})

test('[GAME-16] a refused launch shows the server’s words, else its own', async ({ page }) => {
  await stubPlayer(page)
  await stub(page, { getSliders: sliders, getLobby: noShelves, getJackpots: { jackpots: [] } })
  await stub(page, {
    gameRun: inTurn(refused('GAME_NOT_FOUND', { message: 'No seat left' }), wordless(400)),
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Hilsa Rush' }).click()
  await expect(page.getByText('No seat left')).toBeVisible()
  await page.getByRole('button', { name: 'Tiger Night' }).click()
  await expect(page.getByText('An unexpected error occurred')).toBeVisible()
})
