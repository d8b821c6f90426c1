import { expect, test } from '../front/test.ts'
import { openMatch, openSlip, place, price, slip } from '../steps/bet-steps.ts'
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

test('a slip without an open bonus says nothing of bonuses', async ({ page }) => {
  await openSlip(page, { showTurnovers: { turnover: [turnover(4, { status: 'complete' })] } })
  await expect(slip(page).getByText('towards')).toHaveCount(0)
})
