import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { game } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

const mela = {
  code: 'PADMA-MELA',
  name: 'Mela Jackpot',
  name_bn: 'মেলা জ্যাকপট',
  currency: 'BDT' as const,
  amount: '3124.80',
  share: '1.00',
  games: [game('R', 'River Gold')],
  last: { amount: '2810.40', won_at: '2026-03-01T10:00:00Z' },
}

const site = {
  getSliders: { main: [], favourite: [], feature: [] },
  favouriteGames: { codes: [] },
  getLobby: { recent: [], popular: [], newest: [] },
  getJackpots: { jackpots: [mela] },
}

test('home shows what a jackpot holds, what feeds it, and the games that win it', async ({
  page,
}) => {
  await stubSite(page, site)
  await open(page, '/')
  const card = page.getByRole('region', { name: 'Mela Jackpot' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('৳ 3,124.80')).toBeVisible()
  await expect(card.getByText('1 % of each bet of these games goes into it.')).toBeVisible()
  await expect(card.getByText('Last won: ৳ 2,810.40')).toBeVisible()
  await expect(card.getByRole('button', { name: 'River Gold', exact: true })).toBeVisible()
})

test('its name is Bangla where the site is, and without jackpots there is no place for one', async ({
  page,
}) => {
  await stubSite(page, site)
  await store(page, { language: 'bn' })
  await open(page, '/')
  const card = page.getByRole('region', { name: 'মেলা জ্যাকপট' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('৳ 3,124.80')).toBeVisible()
  await stubSite(page, { ...site, getJackpots: { jackpots: [] } })
  await page.reload()
  await expect(page.getByRole('region', { name: 'মেলা জ্যাকপট' })).toHaveCount(0)
})
