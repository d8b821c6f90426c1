import { randomInt } from 'node:crypto'
import { place, price, slip, stake } from '../steps/bet-steps.ts'
import { expect, test } from '../front/test.ts'
import { card } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter, openDeskOf } from './steps/enter.ts'
import { depositOf } from './steps/credit.ts'
import { openOdds, quietMatch } from './steps/match.ts'
import { newPlayer } from './steps/new-player.ts'
import { askForNumber, claim, sendMoney } from './steps/pay-in.ts'

test.use({ serviceWorkers: 'block' })

/** Eight digits behind the first two of an Indian number. */
const TAIL_MIN = 10_000_000
const TAIL_MAX = 99_999_999

function inRupees() {
  return newPlayer('arjun', 0, { currency: 'INR', phone: `98${randomInt(TAIL_MIN, TAIL_MAX)}` })
}

test('a player in rupees pays by a wallet of theirs and is credited rupees', async ({
  page,
  browser,
}) => {
  const arjun = await inRupees()
  await enter(page, arjun, '/deposit')
  await expect(card(page, 'PhonePe')).toBeVisible()
  await expect(card(page, 'bKash')).toBeHidden()
  const to = await askForNumber(page, { method: 'PhonePe', amount: '750' })
  await claim(page, await sendMoney({ wallet: 'phonepe', from: arjun.phone, to, taka: '750' }))
  await expect(page).toHaveURL('/payment-request')
  // The page before shows it twice, and leaves a moment after its address.
  await expect(page.getByText('₹ 750.00')).toHaveCount(1)
  const { reference } = await depositOf(arjun)
  const desk = await openDeskOf(browser, 'cashier1', `/deposits?open=${reference}`)
  await expect(desk.getByRole('region', { name: reference, exact: true })).toContainText('Fits')
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await desk.getByRole('button', { name: 'Credit ₹ 750.00' }).click()
  await expect.poll(() => balanceOf(arjun)).toBe('750.00')
})

test('the exchange tells a player in rupees that it takes bets in taka only', async ({ page }) => {
  const arjun = await inRupees()
  const match = await quietMatch()
  await enter(page, arjun, '/exchange-sports')
  await expect(page.getByRole('note')).toContainText('Your account is kept in INR')
  await openOdds(page, match)
  await price(page, `${match.Runners[0]?.SelectionName} Back`).click()
  await stake(page).fill('200')
  await expect(slip(page)).toContainText('The exchange takes bets in taka only.')
  await expect(place(page)).toHaveAttribute('aria-disabled', 'true')
  await open(page, '/refrrel-program')
  await expect(page.getByRole('note')).toContainText('accounts in taka only')
})
