import { expect, test } from '../front/test.ts'
import { bodyOf, openSlip, place, placed, slip } from '../steps/bet-steps.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { bet, betBook, now, stubExchange, unmatched } from '../stub/bets.ts'

test.use({ serviceWorkers: 'block' })

const lapsed = { matched: '0.00', matched_with: null, lapsed: '500.00', state: 'done' } as const

test('[SIL-115] a bet is all or nothing, or waits for so long, if its options say so', async ({
  page,
}) => {
  const calls = await openSlip(
    page,
    betBook([], ({ fill_or_kill }) =>
      fill_or_kill ? { ...lapsed, lapse_code: 'NOT_FILLED' } : unmatched('2'),
    ),
  )
  await expect(slip(page).getByText('Take a part')).toBeHidden()
  await slip(page).getByText('Options').click()
  await expect(slip(page).getByText('If it is not matched when play starts')).toBeVisible()
  await slip(page).getByRole('button', { name: 'All or nothing' }).click()
  await expect(slip(page).getByText('If it is not matched when play starts')).toHaveCount(0)
  await expect(slip(page).getByLabel('How long it may wait')).toHaveCount(0)
  await place(page).click()
  await expect(slip(page)).toContainText('Not placedNot enough was offered at this price.')
  await slip(page).getByRole('button', { name: 'Bet again' }).click()
  await slip(page).getByText('Options').click()
  await slip(page).getByRole('button', { name: 'Take a part' }).click()
  await slip(page).getByLabel('How long it may wait').selectOption('5 minutes')
  await place(page).click()
  await expect(slip(page)).toContainText('Waiting in the market')
  const asked = placed(calls).map((call) => bodyOf(call).bets[0])
  expect(asked[0]).toMatchObject({ fill_or_kill: true })
  expect(asked[1]).toMatchObject({ expires_in_seconds: 300 })
  expect(asked.map((one) => Object.keys(one ?? {}).length)).toEqual([7, 7])
})

test('[SIL-115] an open bet says until when it waits, and what was taken away of another one', async ({
  page,
}) => {
  await stubExchange(page, {
    openBets: {
      bets: [
        unmatched('2', { expires_at: '2026-01-15T12:05:00.000Z' }),
        bet('1', { matched: '200.00', lapsed: '300.00', lapse_code: 'ORDER_EXPIRED' }),
      ],
    },
  })
  await openQuickly(page, '/exchange-account/bets', now)
  const bets = page.getByRole('article', { name: 'Dhaka Tigers' })
  await expect(bets.first()).toContainText('Waits until 18:05:00')
  await expect(bets.last()).toContainText('It was not matched within its time limit.')
})
