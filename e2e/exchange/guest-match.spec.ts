import { expect } from '../front/test.ts'
import { price } from '../steps/bet-steps.ts'
import { event } from '../steps/exchange-records.ts'
import { exchangeSettings, test } from '../steps/exchange-visit.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { stubGuestSite } from '../stub/site.ts'

const session = {
  token: 'token-of-alice',
  remote_id: 'r-alice',
  username: 'alice',
  exchange: [],
  message: '',
}

test('[AUTH-18] a guest sees score and prices of a match; a price leads to the log-in, that to home, and home on to the match', async ({
  page,
  odds,
}) => {
  await stubGuestSite(page, { getGeneral: exchangeSettings(odds), login: session })
  await openQuickly(page, '/match/11')
  await expect(page.getByRole('heading', { level: 1, name: 'Alpha v Bravo' })).toBeVisible()
  await expect(page.getByTitle(/score/i)).toBeVisible()
  await price(page, 'Alpha Back 1.85').click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('abcd1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  const card = page.getByRole('region', { name: 'Go on' })
  await expect(card).toContainText('Go on to Alpha v Bravo')
  await card.getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL('/odds-view')
  await expect(page.getByRole('heading', { level: 1, name: 'Alpha v Bravo' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Sports' })).toBeAttached()
  await expect(card).toHaveCount(0)
})

test('a house that hides its matches from guests leads them to the log-in; a match that is not on says so', async ({
  page,
  odds,
}) => {
  await stubGuestSite(page, { getGeneral: exchangeSettings(odds) })
  await openQuickly(page, '/match/404')
  await expect(page.getByText('This match is not on')).toBeVisible()
  await stubGuestSite(page, { getGeneral: exchangeSettings(odds, { guest_odds: 'off' }) })
  await openQuickly(page, '/match/11')
  await expect(page).toHaveURL('/login')
})

test('a match that is over says so by name, with its winner and the way to what is on', async ({
  page,
  odds,
}) => {
  odds.answers['/api/sports-events/cricket'] = [
    event('11', 'Alpha v Bravo', { Winner: { SelectionName: 'Alpha' }, Status: 'CLOSED' }),
  ]
  await stubGuestSite(page, { getGeneral: exchangeSettings(odds) })
  await openQuickly(page, '/match/11')
  const main = page.getByRole('main')
  await expect(main.getByText('Alpha v Bravo is over.')).toContainText('Winner: Alpha')
  await expect(main.getByText('Log in to bet')).toHaveCount(0)
  await main.getByRole('link', { name: 'See what is on now' }).click()
  await expect(page).toHaveURL('/')
})
