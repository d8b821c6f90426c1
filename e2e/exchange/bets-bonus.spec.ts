import { expect, test } from '../front/test.ts'
import { openMatch, openSlip, place, placed, price, slip } from '../steps/bet-steps.ts'
import { betBook } from '../stub/bets.ts'
import { turnover } from '../stub/records.ts'
import type { Turnover } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

const open = (id: number, name: string, on_exchange: string): Turnover =>
  turnover(id, {
    on_exchange,
    transaction: { action: 'bonus', promotion: { name, turnover: '5' }, payment_method: null },
  })

const slots = open(1, 'Slots only', '0')
const tenth = open(2, 'Tenth', '10')
const whole = open(3, 'Whole', '100')
const small = { ...open(5, 'Small', '100'), bet_max: '500.00' }

test('[LAW-30] the slip says of each open bonus how little of a bet at odds counts, and takes it', async ({
  page,
}) => {
  const over = turnover(4, { status: 'complete' })
  await openSlip(page, { showTurnovers: { turnover: [slots, tenth, whole, over] } })
  const lines = slip(page).getByRole('listitem').filter({ hasText: 'towards' })
  await expect(lines).toHaveText([
    'This bet counts nothing towards Slots only: bets on the exchange do not count.',
    'At most 10% of what the house takes of this bet counts towards Tenth.',
    'Only what the house takes of this bet counts towards Whole.',
  ])
  await expect(place(page)).toBeEnabled()
})

test('[LAW-30] of a bet at a rate, which the house takes, nothing is said where all of it counts', async ({
  page,
}) => {
  await openMatch(page, { showTurnovers: { turnover: [slots, tenth, whole] } })
  await price(page, '6 over runs Dhaka Yes 48').click()
  const lines = slip(page).getByRole('listitem').filter({ hasText: 'towards' })
  await expect(lines).toHaveText([
    'This bet counts nothing towards Slots only: bets on the exchange do not count.',
    'At most 10% of this bet counts towards Tenth.',
  ])
})

test('[LAW-30] the slip says how much a bonus that is kept lets be at risk, and nothing once it is over', async ({
  page,
}) => {
  const over = turnover(4, { status: 'complete', bet_max: '200.00' })
  await openSlip(page, { showTurnovers: { turnover: [small, over] } })
  const lines = slip(page).getByRole('listitem').filter({ hasText: 'Small' })
  await expect(lines).toHaveText([
    'Only what the house takes of this bet counts towards Small.',
    'While Small is kept, at most ৳ 500 may be at risk on a market.',
  ])
  await expect(slip(page).getByText('at risk on a market')).toHaveCount(1)
})

test('[LAW-30] whoever turns one-click betting on reads the same of their bonuses there, and above each tap', async ({
  page,
}) => {
  const calls = await openMatch(page, {
    ...betBook([]),
    showTurnovers: { turnover: [tenth, small] },
  })
  const said = [
    'At most 10% of what the house takes of this bet counts towards Tenth.',
    'Only what the house takes of this bet counts towards Small.',
    'While Small is kept, at most ৳ 500 may be at risk on a market.',
  ]
  await price(page, 'Dhaka Tigers Back 1.98').click()
  await slip(page).getByRole('button', { name: 'Edit stakes' }).click()
  const lines = slip(page)
    .getByRole('listitem')
    .filter({ hasText: /Tenth|Small/ })
  await expect(lines).toHaveCount(0)
  await slip(page).getByRole('switch', { name: 'One-click betting' }).click()
  await expect(lines).toHaveText(said)
  await slip(page).getByRole('button', { name: 'Save' }).click()
  await slip(page).getByRole('button', { name: 'Close' }).click()
  const warning = page.getByRole('status').filter({ hasText: 'One-click betting is on' })
  await expect(warning.getByRole('listitem')).toHaveText(said)
  expect(placed(calls)).toEqual([])
})

test('a slip without an open bonus says nothing of bonuses', async ({ page }) => {
  await openSlip(page, { showTurnovers: { turnover: [turnover(4, { status: 'complete' })] } })
  await expect(slip(page).getByText('towards')).toHaveCount(0)
})
