import { cashOut, confirmEwallet, placeBets, submitWithdrawal } from '@maidan/contract'
import type { Page } from '@playwright/test'
import { place, price, slip, stake } from '../steps/bet-steps.ts'
import { expect, test } from '../front/test.ts'
import { card, errorDialog } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { creditOf, depositsOf } from './steps/credit.ts'
import { balanceOf, enter } from './steps/enter.ts'
import { openOdds, quietMatch } from './steps/match.ts'
import { myBets } from './steps/my-bets.ts'
import { newPlayer } from './steps/new-player.ts'
import { askForNumber, claim, sendMoney } from './steps/pay-in.ts'

test.use({ serviceWorkers: 'block' })

/** Cuts the line once: the house does what the call asks for, and its answer never comes. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
}

const idsOf = (bets: Awaited<ReturnType<typeof myBets>>) =>
  bets.map(({ bet_id }) => bet_id).toSorted()

/** Cuts the line once before the house has heard of the call. */
async function loseCall(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort('internetdisconnected'), { times: 1 })
}

for (const [what, cut] of [
  ['the answer', loseAnswer],
  ['the call', loseCall],
] as const) {
  test(`[LAW-4] ${what} of a bet is lost with the line: tapped again, the bet stands once`, async ({
    page,
  }) => {
    const mina = await newPlayer('mina', 1000)
    const match = await quietMatch()
    await enter(page, mina, '/exchange-sports')
    await openOdds(page, match)
    await price(page, `${match.Runners[0]?.SelectionName} Back`).click()
    await stake(page).fill('250')
    await cut(page, placeBets.path)
    await place(page).click()
    await expect(slip(page).getByRole('alert')).toContainText('the same bet is placed only once')
    await place(page).click()
    // The price may move on meanwhile: then the one bet waits for somebody at its own.
    await expect(slip(page)).toContainText(/Bet matched|Waiting in the market/)
    expect((await myBets(mina)).map(({ stake }) => stake)).toEqual(['250.00'])
    expect(await balanceOf(mina)).toBe('750.00')
  })

  test(`[LAW-4] ${what} of a deposit is lost with the line: claimed again, it is credited once`, async ({
    page,
  }) => {
    const mina = await newPlayer('mina')
    await enter(page, mina, '/')
    const to = await askForNumber(page, { amount: '350' })
    const trxId = await sendMoney({ from: mina.phone, to, taka: '350' })
    await cut(page, confirmEwallet.path)
    await claim(page, trxId)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/payment-request')
    expect(await depositsOf(mina)).toHaveLength(1)
    await creditOf(mina)
    expect(await balanceOf(mina)).toBe('350.00')
  })
}

test('[LAW-4] the answer of a withdrawal is lost with the line: the money is taken once', async ({
  page,
}) => {
  const mina = await newPlayer('mina', 1500)
  await enter(page, mina, '/withdrawal')
  await card(page, 'bKash').click()
  await page.getByLabel('Amount').fill('600')
  await page.getByLabel('Account number').fill(mina.phone)
  await loseAnswer(page, submitWithdrawal.path)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText(/pending|on its way/).first()).toBeVisible()
  expect(await balanceOf(mina)).toBe('900.00')
  await open(page, '/transaction-record')
  await expect(page.locator('main li').filter({ hasText: 'Withdraw' })).toHaveCount(1)
})

test('[LAW-4] the answer of half a cash-out is lost with the line: tapped again, it is the same half', async ({
  page,
}) => {
  const mina = await newPlayer('mina', 1000)
  const match = await quietMatch()
  await enter(page, mina, '/exchange-sports')
  await openOdds(page, match)
  await price(page, `${match.Runners[0]?.SelectionName} Back`).click()
  await stake(page).fill('400')
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  await open(page, '/exchange-account/bets')
  await page.getByRole('button', { name: 'Cash out' }).click()
  await page.getByRole('slider').fill('50')
  const confirm = page.getByRole('button', { name: /^Cash out −/ })
  await expect(confirm).toBeEnabled()
  await loseAnswer(page, cashOut.path)
  await confirm.click()
  await expect(page.getByText('No answer came. Look at My bets')).toBeVisible()
  // One lay or a back of each other runner, whichever is worth more by the prices of the moment.
  const made = idsOf(await myBets(mina))
  expect(made.length).toBeGreaterThan(1)
  await expect(page.getByRole('article')).toHaveCount(made.length)
  await confirm.click()
  await expect(page.getByText(/^Cashed out: −/)).toBeVisible()
  expect(idsOf(await myBets(mina))).toEqual(made)
})
