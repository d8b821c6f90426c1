import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { refused } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { noPromotions, openDesk, overview, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 390, height: 844 } })

type Promotions = CallAnswer<Calls['staffPromotions']>

const welcome: Promotions['data'][number] = {
  id: 3,
  texts: [
    { language: 'en', name: 'Welcome', description: 'Your first deposit is doubled.' },
    { language: 'bn', name: 'স্বাগত', description: 'প্রথম ডিপোজিটের সমান বোনাস।' },
  ],
  picture: 'welcome-100',
  kind: 'deposit',
  status: 'display',
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: '2090-01-01T00:00:00.000Z',
  categories: [99, 1],
  on_deposit: true,
  percent: '100',
  turnover: 10,
  bonus_days: 30,
  deposit_min: '500.00',
  bonus_max: '5000.00',
  once_per_player: true,
  first_deposit_only: true,
  weights: [{ play: 'table', percent: '10' }],
  code: '',
  amount: '0.00',
  uses_max: 0,
  phone_verified_only: false,
  depositors_only: false,
  code_listed: false,
  loss_min: '0.00',
  free_game: '',
  free_rounds: 0,
  free_bet: '0.00',
  free_days: 0,
  mission_period: 'day',
  mission_plays: 0,
  stake_min: '0.00',
  odds_min: '0.00',
  bet_max: '0.00',
  beside_others: false,
  methods: [],
  countries: [],
  vip_from: 0,
  changed_at: null,
  taken: 12,
  uses: 0,
  bonus_paid: '23500.00',
  turnover_open: '410000.00',
  approval_id: null,
}

test('a promotion that gives nothing by itself is called a notice, and shows no bonus', async ({
  page,
}) => {
  const texts = [
    { language: 'en' as const, name: 'Weekend cricket', description: 'Two days of it.' },
  ]
  const notice = { ...welcome, id: 2, texts, on_deposit: false, taken: 0 }
  const data = [welcome, notice]
  await stubStaff(page, {
    staffPromotions: { ...noPromotions, data },
  })
  await openDesk(page, '/promotions')
  await expect(page.getByRole('heading', { name: 'Weekend cricket' })).toBeVisible()
  await expect(page.getByText('Notice only')).toHaveCount(1)
  await expect(page.getByText('Deposit bonus')).toHaveCount(1)
  await expect(page.getByText('Bonus paid')).toHaveCount(1)
})

test('an admin asks for other terms of a promotion, and hides it alone', async ({ page }) => {
  let data: Promotions['data'] = [welcome]
  let refuses = true
  const calls = await stubStaff(page, {
    staffPromotions: () => ({
      data,
      free_games: [],
      methods: [
        { key: 'bkash', name: 'bKash' },
        { key: 'nagad', name: 'Nagad' },
      ],
      countries: ['BD', 'IN'],
      game_edges: [],
      new_waiting: [],
    }),
    staffChangePromotion: ({ body }) => {
      const hides = JSON.stringify(body).includes('"status":"active"')
      if (!hides && refuses)
        return refused('NUMBER_OUT_OF_RANGE', {
          params: { min: 0, max: 100 },
          errors: { weight_exchange: ['Please enter a number from 0 to 100.'] },
        })
      data = [hides ? { ...welcome, status: 'active' } : { ...welcome, approval_id: 8 }]
      return { approval_id: hides ? null : 8 }
    },
  })
  await openDesk(page, '/promotions')
  const card = page.getByRole('list', { name: 'Promotions' }).getByRole('listitem')
  await expect(card.getByText('Running')).toBeVisible()
  await expect(card.getByText(/23,500\.00/)).toBeVisible()
  await expect(card.getByText('Table games 10%')).toBeVisible()

  await card.getByRole('link', { name: 'Change: Welcome' }).click()
  const ask = page.getByRole('button', { name: 'Ask a second person' })
  await expect(ask).toBeDisabled()
  await expect(page.getByText(/20,000\.00/)).toBeVisible()
  await page.getByLabel('Bonus, % of the deposit').fill('50')
  await expect(page.getByText(/15,000\.00/)).toBeVisible()
  await page.getByLabel('Exchange').fill('101')
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Ask for this promotion?' })
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Costs too much')
  await dialog.getByLabel('Reason').press('Enter')
  await expect(page.getByText('Please enter a number from 0 to 100.')).toBeVisible()
  await expect(dialog).toBeHidden()
  refuses = false
  await page.getByLabel('Exchange').fill('20')
  await page.getByLabel('Sports bets: least odds').fill('1.5')
  await page.getByLabel('VIP points earned, at least').fill('100')
  await page.getByRole('checkbox', { name: 'Nagad' }).check()
  await page.getByRole('checkbox', { name: 'India' }).check()
  await page.getByRole('switch', { name: 'Beside other bonuses' }).click()
  await ask.click()
  await dialog.getByLabel('Reason').fill('Costs too much')
  await dialog.getByLabel('Reason').press('Enter')
  await expect(page.getByText('A change waits for a second person.')).toBeVisible()
  await expect(ask).toBeDisabled()
  expect(callsOf(calls, 'staffChangePromotion').at(-1)?.body).toMatchObject({
    id: '3',
    methods: ['nagad'],
    countries: ['IN'],
    vip_from: '100',
    changed_at: null,
    percent: '50',
    weights: [
      { play: 'table', percent: '10' },
      { play: 'exchange', percent: '20' },
    ],
    odds_min: '1.5',
    beside_others: true,
    ends_at: welcome.ends_at,
    reason: 'Costs too much',
  })

  await page.getByRole('link', { name: 'All promotions' }).click()
  await expect(card.getByText('Waits for a second person')).toBeVisible()
  await card.getByRole('button', { name: 'Hide: Welcome' }).click()
  const hide = page.getByRole('dialog', { name: 'Hide Welcome?' })
  await hide.getByLabel('Reason').fill('A mistake in it')
  await hide.getByLabel('Reason').press('Enter')
  await expect(card.getByText('Hidden')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Hide: Welcome' })).toHaveCount(0)
})

test('a cashier reads promotions on a wide screen in Bangla, and changes nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier' },
    staffFreeRounds: { data: [given] },
    staffPromotions: {
      data: [welcome],
      free_games: [],
      methods: [{ key: 'bkash', name: 'bKash' }],
      countries: ['BD'],
      game_edges: [],
      new_waiting: [{ approval_id: 4, name: 'Rain' }],
    },
  })
  await openDesk(page, '/promotions', 'bn')
  await expect(page.getByRole('heading', { name: 'স্বাগত' })).toBeVisible()
  await expect(page.getByText('চলছে', { exact: true })).toBeVisible()
  await expect(page.getByText('Rain')).toBeVisible()
  await expect(page.getByText('River Gold')).toBeVisible()
  await expect(page.getByRole('button', { name: /লুকান|ফিরিয়ে নিন/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /বদলান|নতুন প্রোমোশন/ })).toHaveCount(0)
})

test('an admin writes a mission, and reads what its terms say before they ask', async ({
  page,
}) => {
  const mission = {
    ...welcome,
    kind: 'mission' as const,
    on_deposit: false,
    percent: '0',
    turnover: 1,
    bonus_days: 7,
    amount: '5.00',
    mission_plays: 20,
    stake_min: '10.00',
  }
  const calls = await stubStaff(page, {
    staffPromotions: { ...noPromotions, data: [mission] },
    staffChangePromotion: { approval_id: 8 },
  })
  await openDesk(page, '/promotions')
  const card = page.getByRole('list', { name: 'Promotions' }).getByRole('listitem')
  await expect(card.getByText('In one day · 20 plays of')).toBeVisible()
  await card.getByRole('button', { name: 'Hide: Welcome' }).click()
  const hide = page.getByRole('dialog', { name: 'Hide Welcome?' })
  await expect(hide.getByText('No new day or week of it begins.')).toBeVisible()
  await hide.press('Escape')
  await card.getByRole('link', { name: 'Change: Welcome' }).click()
  await expect(page.getByText(/20 plays of .*10\.00 or more, decided in one day/)).toBeVisible()
  await expect(page.getByText(/The plays stake .*200\.00 at least/)).toBeVisible()
  await page.getByLabel('Decided plays').fill('১০০')
  await page.getByLabel('In what time').selectOption('week')
  await expect(page.getByText(/100 plays of .* decided in one week/)).toBeVisible()
  await expect(page.getByText(/The plays stake .*1,000\.00 at least/)).toBeVisible()
  await page.getByLabel('Turnover, times').fill('0')
  await expect(page.getByText('It is the player’s own money at once.')).toBeVisible()
  await page.getByLabel('Reward').fill('')
  await expect(page.getByText('The numbers above cannot be read yet.')).toBeVisible()
  await page.getByLabel('Reward').fill('20')
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for this promotion?' })
  await dialog.getByLabel('Reason').fill('A week is kinder')
  await dialog.getByLabel('Reason').press('Enter')
  await expect(page.getByText('A change waits for a second person.')).toBeVisible()
  expect(callsOf(calls, 'staffChangePromotion').at(-1)?.body).toMatchObject({
    kind: 'mission',
    mission_period: 'week',
    mission_plays: '১০০',
    stake_min: '10.00',
    amount: '20',
    turnover: '0',
  })
})

type Given = CallAnswer<Calls['staffFreeRounds']>['data'][number]

const given: Given = {
  id: 'F5Q3ARQRYF67',
  player: 'bob',
  promotion: 'Boishakh',
  game: 'River Gold',
  state: 'open',
  rounds: 10,
  left: 7,
  currency: 'BDT',
  bet: '10.00',
  won: '25.00',
  given: '0.00',
  given_at: '2020-01-01T00:00:00.000Z',
  expires_at: '2090-01-01T00:00:00.000Z',
  cancelled_at: null,
  failure: null,
}

test('an admin takes free rounds back with a reason, and hears where another was faster', async ({
  page,
}) => {
  let shown = given
  let isFirst = true
  const calls = await stubStaff(page, {
    staffFreeRounds: () => ({ data: [shown] }),
    staffCancelFreeRounds: () => {
      if (isFirst) return refused('STATE_CHANGED')
      return (shown = { ...given, left: 0, cancelled_at: '2026-01-01T00:00:00.000Z' })
    },
  })
  await openDesk(page, '/promotions')
  await page.getByRole('button', { name: 'Take back the free rounds of bob' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take back the free rounds of bob?' })
  await expect(dialog).toContainText('Not begun yet and taken back: 7.')
  await expect(dialog).toContainText('The player reads this word for word.')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog).toContainText('Please give a reason.')
  await dialog.getByLabel('Reason').fill('Given by mistake')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog).toContainText('Nothing is left to take back')
  isFirst = false
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('The free rounds of bob are taken back.')).toBeVisible()
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back the free rounds of bob' })).toBeHidden()
  expect(callsOf(calls, 'staffCancelFreeRounds').at(-1)?.body).toEqual({
    reason: 'Given by mistake',
  })
})
