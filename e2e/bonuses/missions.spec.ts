import type { CallAnswer, Calls } from '@maidan/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

type Mission = CallAnswer<Calls['showMissions']>['data'][number]

const daily: Mission = {
  promotion_id: 9,
  name: 'Twenty plays of the day',
  name_bn: 'দিনের কুড়ি খেলা',
  period: 'day',
  from: '2026-11-24T18:00:00.000Z',
  until: '2026-11-25T18:00:00.000Z',
  take_until: '2026-11-26T18:00:00.000Z',
  state: 'open',
  is_over: false,
  plays: 20,
  done: 7,
  stake_min: '10.00',
  reward: '5.00',
  turnover: 1,
  to_stake: '5.00',
  bonus_days: 7,
  weights: [{ play: 'casino', percent: '0' }],
}

const ready: Mission = { ...daily, state: 'ready', done: 23 }

const cardOf = (page: Page, name = daily.name) => page.getByRole('region', { name })

for (const [width, language, words] of [
  [
    360,
    'en',
    {
      what: 'What counts',
      shown: ['2026/11/25 00:00:00', '7 of 20 plays', '20 plays of ৳ 10 or more', '৳ 5.00'],
      rule: ['with a stake of ৳ 10 or more', 'staked ৳ 5 within 7 days', '৳ 200 or more in all'],
      more: 'more than the reward gives: ৳ 5',
    },
  ],
  [
    390,
    'bn',
    {
      what: 'কী কী গোনা হয়',
      shown: ['2026/11/25 00:00:00', '২০টির মধ্যে ৭টি খেলা', '৳ 5.00'],
      rule: ['৭ দিনের মধ্যে', '৳ 200 বা তার বেশি'],
      more: 'চেয়ে বেশি টাকা হারাতে পারেন',
    },
  ],
  [
    1280,
    'en',
    {
      what: 'What counts',
      shown: ['7 of 20 plays', 'in one day'],
      rule: ['free rounds do not'],
      more: 'may lose more than it brings',
    },
  ],
] as const)
  test(`[LAW-30] a mission says how far it is and what counts, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await store(page, { language })
    await stubSite(page, { showMissions: { data: [daily] } })
    await open(page, '/promotions')
    const card = cardOf(page, language === 'en' ? daily.name : daily.name_bn)
    for (const text of words.shown) await expect(card).toContainText(text)
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35')
    await expect(card.getByRole('button')).toHaveCount(0)
    await card.getByText(words.what).click()
    const rule = card.getByRole('list')
    for (const text of [...words.rule, words.more]) await expect(rule).toContainText(text)
    await expect(rule).not.toContainText(/Casino|ক্যাসিনো/)
    expect(await violationsOf(page, 'main')).toEqual([])
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWider).toBe(false)
  })

test('[LAW-30] a done mission is taken with one press, and says where the reward went', async ({
  page,
}) => {
  let isTaken = false
  let fails = true
  const calls = await stubSite(page, {
    showMissions: () => ({ data: [isTaken ? { ...ready, state: 'taken' } : ready] }),
    takeMission: () => {
      if (fails) return refused('MISSION_OVER')
      isTaken = true
      return { transaction_id: 'MABCDEF', bonus: '5.00', to_stake: '5.00', expires_at: null }
    },
  })
  await open(page, '/promotions')
  const card = cardOf(page)
  await expect(card).toContainText('20 of 20 plays')
  await expect(card).toContainText('It can be taken until 2026/11/27 00:00:00')
  const take = card.getByRole('button', { name: 'Take ৳ 5' })
  await take.click()
  await expect(card.getByRole('alert')).toContainText('The time to take this reward is over.')
  fails = false
  await take.click()
  await expect(card.getByRole('status')).toContainText('৳ 5 is taken and kept for you.')
  await expect(card.getByRole('link', { name: 'My turnover' })).toBeVisible()
  await expect(take).toHaveCount(0)
  expect(callsOf(calls, 'takeMission').at(-1)?.body).toEqual({
    promotion_id: 9,
    from: daily.from,
  })
  expect(await violationsOf(page, 'main')).toEqual([])
})

test('a week that is over, one that is own money, and one that counts later', async ({ page }) => {
  const week: Mission = {
    ...ready,
    promotion_id: 10,
    name: 'Week',
    period: 'week',
    is_over: true,
    turnover: 0,
    to_stake: '0.00',
    reward: '500.00',
  }
  const later: Mission = { ...daily, promotion_id: 11, name: 'Later', state: 'later', done: 0 }
  await stubSite(page, { showMissions: { data: [week, later] } })
  await open(page, '/promotions')
  await expect(cardOf(page, 'Week')).toContainText('The week from 2026/11/25 00:00:00')
  await expect(cardOf(page, 'Week')).toContainText('It goes into your main wallet')
  await cardOf(page, 'Week').getByText('What counts').click()
  // 200 at stake are less than 500, so it is not said that they are more.
  await expect(cardOf(page, 'Week').getByRole('list')).not.toContainText('more than the reward')
  await expect(cardOf(page, 'Later')).toContainText('It counts from the next whole day')
  await expect(cardOf(page, 'Later').getByRole('progressbar')).toHaveCount(0)
})

test('missions that cannot be read say so and are asked for again', async ({ page }) => {
  let fails = true
  await stubSite(page, {
    showMissions: () => (fails ? refused('INTERNAL') : { data: [daily] }),
  })
  await open(page, '/promotions')
  const alert = page.getByRole('alert').filter({ hasText: 'Your missions could not be read.' })
  await expect(alert).toBeVisible({ timeout: 15_000 })
  fails = false
  await alert.getByRole('button').click()
  await expect(cardOf(page)).toContainText('7 of 20 plays')
})

test('a guest is asked for no missions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const calls = await stubGuestSite(page)
  await open(page, '/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  expect(callsOf(calls, 'showMissions')).toEqual([])
})
