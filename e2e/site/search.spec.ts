import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { inTurn, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { game, madeAt } from '../stub/records.ts'
import { stubGuestSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const finds = {
  games: [game('T', 'Tiger Night')],
  matches: [{ event_id: '7', name: 'Tigers v Harbour', name_bn: '', starts_at: madeAt }],
  promotions: [],
  pages: [{ key: 'help', name: 'Help', name_bn: 'সাহায্য' }],
}
const none = { games: [], matches: [], promotions: [], pages: [] }

test('one field finds over the whole site, by keyboard, and back from a find leads to the search', async ({
  page,
}) => {
  const searchSite = inTurn(refused('INTERNAL'), finds, none)
  const calls = await stubGuestSite(page, { searchSite })
  await open(page, '/')
  await page.getByRole('link', { name: 'Search the site' }).click()
  const field = page.getByRole('textbox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Tig')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Found: 3')).toBeVisible()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    ['Games', 'Matches', 'Pages and help'],
  )
  expect(callsOf(calls, 'searchSite').map(({ query }) => query['q'])).toEqual(['Tig', 'Tig'])
  await field.focus()
  for (const _ of ['clear', 'game', 'about the game', 'match', 'page'])
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/page/help')
  await page.goBack()
  await expect(field).toHaveValue('Tig')
  await field.fill('zzzz')
  await expect(page.getByText('Nothing is called “zzzz” here')).toBeVisible()
})
