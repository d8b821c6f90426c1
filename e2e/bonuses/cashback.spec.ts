import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

type Cashback = CallAnswer<Calls['showCashback']>['data'][number]

const weekly: Cashback = {
  promotion_id: 7,
  name: 'Weekly cashback 5%',
  name_bn: 'সাপ্তাহিক ক্যাশব্যাক ৫%',
  from: '2026-11-22T18:00:00.000Z',
  until: '2026-11-29T18:00:00.000Z',
  counts: true,
  lost: '1240.00',
  cashback: '62.00',
  percent: '5',
  loss_min: '100.00',
  bonus_max: '2000.00',
  turnover: 1,
  bonus_days: 7,
  weights: [{ play: 'lottery', percent: '0' }],
  last: { from: '2026-11-15T18:00:00.000Z', lost: '300.00', cashback: '15.00' },
}

for (const [width, language, words] of [
  [
    360,
    'en',
    {
      how: 'How it is counted',
      shown: ['2026/11/23 00:00:00', 'Lost so far', '৳ 1,240.00', '৳ 62.00', '৳ 15.00'],
      rule: ['5% of what your play lost', '৳ 100', '৳ 2,000', '×1 within 7 days'],
    },
  ],
  [
    1280,
    'bn',
    {
      how: 'কীভাবে গোনা হয়',
      shown: ['2026/11/23 00:00:00', 'এ পর্যন্ত কমেছে', '৳ 1,240.00', '৳ 62.00', '৳ 15.00'],
      rule: ['তার ৫% সোমবারে', '৳ 100', '৳ 2,000', '৭ দিনের মধ্যে'],
    },
  ],
] as const)
  test(`[LAW-30] the page says what this week stands at and by which rule, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await store(page, { language })
    await stubSite(page, { showCashback: { data: [weekly] } })
    await open(page, '/promotions')
    const card = page.getByRole('region', {
      name: language === 'en' ? weekly.name : weekly.name_bn,
    })
    for (const text of words.shown) await expect(card).toContainText(text)
    await card.getByText(words.how).click()
    for (const text of words.rule) await expect(card.getByRole('list')).toContainText(text)
    await expect(card.getByRole('list')).not.toContainText(/Lottery|লটারি/)
    expect(await violationsOf(page, 'main')).toEqual([])
  })

test('who is ahead, a week that does not count yet, and a guest', async ({ page }) => {
  const ahead = { ...weekly, lost: '-500.00', cashback: '0.00', last: null }
  const later = { ...weekly, promotion_id: 8, name: 'Another', counts: false, turnover: 0 }
  await stubSite(page, { showCashback: { data: [ahead, later] } })
  await open(page, '/promotions')
  await expect(page.getByText('You are ahead by')).toBeVisible()
  await expect(page.getByText('৳ 500.00')).toBeVisible()
  const other = page.getByRole('region', { name: 'Another' })
  await expect(other).toContainText('It counts from the next whole week')
  await other.getByText('How it is counted').click()
  await expect(other).toContainText('It is your own money at once.')
})

test('a guest is asked for no cashback', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const calls = await stubGuestSite(page)
  await open(page, '/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  expect(callsOf(calls, 'showCashback')).toEqual([])
})
