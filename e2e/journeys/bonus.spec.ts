import { convertVipcoin, showUser } from '@maidan/contract'
import { expect, test } from '@playwright/test'
import { card, errorDialog, fillDeposit, pressNext } from '../steps/funds-steps.ts'
import { minor } from '../steps/match-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { creditOf } from './steps/credit.ts'
import { balanceOf, enter } from './steps/enter.ts'
import { call } from './steps/house.ts'
import { give, newPlayer } from './steps/new-player.ts'
import { askForNumber, claim, claimed, sendMoney } from './steps/pay-in.ts'
import { raiseBet, openGame, spin } from './steps/play.ts'
import { takeCode } from './steps/take-code.ts'
import { withdraw } from './steps/withdraw.ts'

// Reels that stand still at once leave the rest of a machine without a graphics card to the house.
test.use({ serviceWorkers: 'block' })

const RELOAD = 'Slots reload'
const WELCOME = 'Welcome 100% up to 5,000'

test('[LAW-30] a bonus comes with a deposit, is worked off in a game and can be withdrawn', async ({
  page,
}) => {
  const bela = await newPlayer('bela')
  await enter(page, bela, '/')
  const to = await askForNumber(page, { amount: '1000', promotion: RELOAD })
  await claim(page, await sendMoney({ from: bela.phone, to, taka: '1000' }))
  await expect(page).toHaveURL('/payment-request')
  await creditOf(bela)
  expect(await balanceOf(bela)).toBe('1000.00')
  await open(page, '/withdrawal')
  await card(page, 'bKash').click()
  await page.getByLabel('Amount').fill('1000')
  await page.getByLabel('Account number').fill(bela.phone)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(errorDialog(page)).toContainText('৳ 3,300.00')
  await give(bela.playerId, 6000)
  const game = await openGame(page)
  await raiseBet(game, '5,000.00')
  await spin(game, bela)
  await open(page, '/turnover-record')
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText([RELOAD])
  await expect(page.getByText('Bonus paid out')).toBeVisible()
  const beforeMinor = minor(await balanceOf(bela))
  await open(page, '/withdrawal')
  await withdraw(page, bela, '1000')
  expect(minor(await balanceOf(bela))).toBe(beforeMinor - 100_000)
})

test('a kept bonus is given up on the withdrawal page, and own money leaves at once', async ({
  page,
}) => {
  const bela = await newPlayer('bela')
  await enter(page, bela, '/')
  const to = await askForNumber(page, { amount: '1000', promotion: RELOAD })
  await claim(page, await sendMoney({ from: bela.phone, to, taka: '1000' }))
  await creditOf(bela)
  await open(page, '/account')
  await expect(page.getByRole('link', { name: /Bonus kept for you: ?৳ 100.00/ })).toBeVisible()
  await open(page, '/withdrawal')
  await page.getByRole('button', { name: 'Withdraw without the bonus' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The bonus that you give up৳ 100.00')
  await expect(dialog).toContainText('What you need not stake any more৳ 3,300.00')
  await expect(dialog).toContainText('Your own money, free to withdraw৳ 1,000.00')
  await dialog.getByRole('button', { name: 'Give it up' }).click()
  await expect(dialog).toHaveCount(0)
  await withdraw(page, bela, '1000')
  expect(await balanceOf(bela)).toBe('0.00')
})

test('a bonus that was chosen is given up again before the payment, and nothing binds', async ({
  page,
}) => {
  const bela = await newPlayer('bela')
  await enter(page, bela, '/')
  await askForNumber(page, { amount: '600', promotion: RELOAD })
  await page.goBack()
  await expect(page).toHaveURL('/deposit')
  const to = await askForNumber(page, { amount: '600', promotion: 'No bonus' })
  await claim(page, await sendMoney({ from: bela.phone, to, taka: '600' }))
  await expect(page).toHaveURL('/payment-request')
  await creditOf(bela)
  expect(await balanceOf(bela)).toBe('600.00')
  await open(page, '/turnover-record')
  await expect(page.getByText(RELOAD)).toHaveCount(0)
})

test('a welcome bonus is for the first deposit: the second is told before anything is paid', async ({
  page,
}) => {
  const bela = await newPlayer('bela')
  await claimed(bela, '500')
  await creditOf(bela)
  await enter(page, bela, '/')
  await open(page, '/deposit')
  await fillDeposit(page, {
    method: 'bKash',
    channel: 'Send Money',
    amount: '500',
    promotion: WELCOME,
  })
  await pressNext(page)
  await expect(errorDialog(page)).toContainText('This promotion is not available for you now.')
  const to = await askForNumber(page, { amount: '500', promotion: 'No bonus' })
  await claim(page, await sendMoney({ from: bela.phone, to, taka: '500' }))
  await expect(page).toHaveURL('/payment-request')
  await creditOf(bela)
  expect(await balanceOf(bela)).toBe('1000.00')
})

test('points of play are turned into money, and only once', async ({ page }) => {
  const bela = await newPlayer('bela', 6000)
  await enter(page, bela, '/account')
  const game = await openGame(page)
  await raiseBet(game, '2,000.00')
  await spin(game, bela)
  const beforeMinor = minor(await balanceOf(bela))
  await open(page, '/vip')
  await expect(page.getByLabel('Points to convert')).toHaveValue('20')
  await expect(page.getByText('80 VP to Expert I', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect.poll(async () => minor(await balanceOf(bela))).toBe(beforeMinor + 2000)
  // The same tap again, as of a page that was restored, is answered alike and pays nothing.
  await call(convertVipcoin, { token: bela.token, query: { vip_coin: '20' } })
  const { body } = await call(showUser, { token: bela.token })
  expect([body.vip_coin, minor(body.balance)]).toEqual(['0', beforeMinor + 2000])
})

test('[LAW-30] a bet above the largest of a bonus is refused with the term, and the way out is there', async ({
  page,
}) => {
  const bela = await newPlayer('bela', 6000)
  await takeCode(bela, 'MAIDAN50')
  await enter(page, bela, '/')
  const game = await openGame(page)
  await raiseBet(game, '200.00')
  await game.getByRole('button', { name: 'Spin' }).click()
  const said = page.getByRole('dialog', { name: 'Your bonus asks for smaller bets' })
  await expect(said).toContainText('stake up to ৳ 100 at once')
  await expect(said).toContainText('Fifty to begin with')
  expect(await balanceOf(bela)).toBe('6000.00')
  await said.getByRole('button', { name: 'Give the bonus up?' }).click()
  await page.getByRole('button', { name: 'Give it up' }).click()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await game.getByRole('button', { name: 'OK' }).click()
  await spin(game, bela)
})
