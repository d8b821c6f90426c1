import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { gate } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { approval, listOf, minutesAgo, openDesk, overview, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 360, height: 740 } })

type HeldWin = CallAnswer<Calls['staffHeldWins']>['data'][number]

const win: HeldWin = {
  id: 3,
  state: 'held',
  player_id: 7,
  username: 'rahim2026',
  platform: 'PADMA',
  game: 'River Gold',
  round_id: 'round-17',
  transaction_id: 'win-17',
  currency: 'BDT',
  bet: '20.00',
  win: '250000.00',
  largest: '100000.00',
  reason: 'above_largest',
  most: null,
  paid_out: null,
  at: minutesAgo(4),
  decided_at: null,
  approval_id: null,
}

test('a win above its game is seen with what the game allowed, and a second person is asked', async ({
  page,
}) => {
  let waits = false
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier', held_wins: 1 },
    staffHeldWins: () => listOf([{ ...win, approval_id: waits ? 12 : null }]),
    staffAskHeldWin: () => {
      waits = true
      return approval(12)
    },
  })
  await openDesk(page, '/held-wins')
  const card = page.getByRole('listitem').filter({ hasText: 'rahim2026' })
  await expect(card).toContainText('2,50,000.00')
  await expect(card).toContainText('1,00,000.00')
  await card.getByRole('button', { name: 'Return to the house' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask to return this win to the house?' })
  await dialog.getByLabel('What you found').fill('The game pays 5000 times the bet at most.')
  await dialog.getByRole('button', { name: 'Return to the house' }).click()
  await expect(card).toContainText('Request 12 waits for a second person.')
  await expect(card.getByRole('button', { name: 'Pay to the player' })).toHaveCount(0)
  expect(callsOf(calls, 'staffAskHeldWin').map(({ body }) => body)).toEqual([
    { reason: 'The game pays 5000 times the bet at most.' },
  ])
})

test('what was asked of a win is told, though its line is gone before the answer', async ({
  page,
}) => {
  const answer = gate()
  let isDecided = false
  await page.clock.install()
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier', held_wins: 1 },
    staffHeldWins: () => listOf(isDecided ? [] : [win]),
    staffAskHeldWin: async () => {
      isDecided = true
      await answer.opened
      return approval(12)
    },
  })
  await openDesk(page, '/held-wins')
  await page.getByRole('button', { name: 'Return to the house' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask to return this win to the house?' })
  await dialog.getByLabel('What you found').fill('The game pays 5000 times the bet at most.')
  await dialog.getByRole('button', { name: 'Return to the house' }).click()
  await expect.poll(() => isDecided).toBe(true)
  await page.clock.runFor(11_000)
  await expect(page.getByText('No win is held')).toBeVisible()
  answer.open()
  await expect(page.getByText('A second person is asked.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a win above its provider’s day says so, with what was paid out before it', async ({
  page,
}) => {
  const daily = { reason: 'above_daily', most: '5000000.00', paid_out: '4990000.00' } as const
  await stubStaff(page, {
    staffOverview: { ...overview, held_wins: 1 },
    staffHeldWins: () => listOf([{ ...win, ...daily }]),
  })
  await openDesk(page, '/held-wins')
  const card = page.getByRole('listitem').filter({ hasText: 'rahim2026' })
  await expect(card).toContainText('above what its provider may pay out in a day')
  await expect(card).toContainText('49,90,000.00')
  await expect(card).toContainText('50,00,000.00')
  await expect(card).not.toContainText('Largest allowed')
})

test('held wins fit a phone in Bangla', async ({ page }) => {
  await stubStaff(page, {
    staffOverview: { ...overview, held_wins: 1 },
    staffHeldWins: () => listOf([win]),
  })
  await openDesk(page, '/held-wins', 'bn')
  await expect(page.getByRole('listitem').filter({ hasText: 'rahim2026' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
