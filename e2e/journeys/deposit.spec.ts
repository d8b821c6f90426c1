import { expect, test } from '../front/test.ts'
import { errorDialog, fillDeposit, pressNext } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter, openDeskOf } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'
import { askForNumber, claim, claimed, sendMoney } from './steps/pay-in.ts'
import { creditOf, depositOf } from './steps/credit.ts'

test.use({ serviceWorkers: 'block' })

test('a deposit is paid, claimed and credited, and the open record says so by itself', async ({
  page,
  browser,
}) => {
  const nila = await newPlayer('nila')
  await enter(page, nila, '/')
  const to = await askForNumber(page, { amount: '750' })
  await claim(page, await sendMoney({ from: nila.phone, to, taka: '750' }))
  await expect(page).toHaveURL('/payment-request')
  const { reference } = await depositOf(nila)
  await open(page, '/transaction-record')
  await expect(page.locator('main li').first()).toContainText('Processing')
  const desk = await openDeskOf(browser, 'cashier1', `/deposits?open=${reference}`)
  await expect(desk.getByRole('region', { name: reference, exact: true })).toContainText('Fits')
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await desk.getByRole('button', { name: 'Credit ৳ 750.00' }).click()
  await expect(page.locator('main li').first()).toContainText('Success')
  expect(await balanceOf(nila)).toBe('750.00')
})

test('a claim without a payment is rejected, and the player reads why in the inbox', async ({
  page,
  browser,
}) => {
  const nila = await newPlayer('nila')
  await enter(page, nila, '/')
  await askForNumber(page, { amount: '400' })
  await claim(page, `NEVER${nila.phone.slice(-5)}`)
  await expect(page).toHaveURL('/payment-request')
  const { reference } = await depositOf(nila)
  const desk = await openDeskOf(browser, 'cashier1', `/deposits?open=${reference}`)
  await desk.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Reject this deposit?' })
  await dialog.getByLabel('Reason').fill('No payment with this TrxID came in.')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(desk.getByText(`${reference} is rejected.`)).toBeVisible()
  await open(page, '/inbox')
  await page.getByRole('main').getByRole('button', { name: 'Unread' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('No payment with this TrxID came in.')
  expect(await balanceOf(nila)).toBe('0.00')
})

test('who paid less than they claimed gets what came', async ({ page, browser }) => {
  const nila = await newPlayer('nila')
  const { reference } = await claimed(nila, '500', { paid: '450' })
  await expect.poll(async () => (await depositOf(nila)).statement?.found).toBe(true)
  const desk = await openDeskOf(browser, 'cashier2', `/deposits?open=${reference}`)
  await expect(desk.getByRole('region', { name: reference, exact: true })).toContainText('Differs')
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Credit this deposit?' })
  await dialog.getByLabel('Really arrived').fill('450')
  await dialog.getByLabel('Note').fill('The statement says 450')
  await dialog.getByRole('button', { name: 'Credit ৳ 450.00' }).click()
  await expect(desk.getByText(`${reference} is credited to ${nila.username}.`)).toBeVisible()
  await enter(page, nila, '/account')
  await expect(page.getByText('৳ 450.00').first()).toBeVisible()
})

test('a payment is credited once, whoever names it again', async ({ page }) => {
  const [nila, tuhin] = [await newPlayer('nila'), await newPlayer('tuhin')]
  const { trxId } = await claimed(nila, '600')
  await creditOf(nila)
  await enter(page, tuhin, '/')
  await askForNumber(page, { amount: '600' })
  await claim(page, trxId)
  await expect(page.getByRole('dialog')).toContainText('This transaction ID has been used already.')
  expect([await balanceOf(nila), await balanceOf(tuhin)]).toEqual(['600.00', '0.00'])
})

test('a second deposit waits until the first is decided, and goes on then', async ({ page }) => {
  const nila = await newPlayer('nila')
  await claimed(nila, '300')
  await enter(page, nila, '/deposit')
  await fillDeposit(page, { method: 'bKash', channel: 'Send Money', amount: '300' })
  await pressNext(page)
  await expect(errorDialog(page)).toContainText('pending')
  await creditOf(nila)
  await askForNumber(page, { amount: '300' })
  expect(await balanceOf(nila)).toBe('300.00')
})

test('[LAW-24] a deposit above the limit of one cashier is credited by two', async ({
  page,
  browser,
}) => {
  const nila = await newPlayer('nila')
  const { reference } = await claimed(nila, '20500')
  await expect.poll(async () => (await depositOf(nila)).statement?.fits).toBe(true)
  const first = await openDeskOf(browser, 'cashier1', `/deposits?open=${reference}`)
  await first.getByRole('button', { name: 'Approve', exact: true }).click()
  await first.getByLabel('Note').fill('Seen in the wallet')
  await first.getByRole('button', { name: 'Credit ৳ 20,500.00' }).click()
  await expect(first.getByText(`${reference} is sent to a second person.`)).toBeVisible()
  expect(await balanceOf(nila)).toBe('0.00')
  const second = await openDeskOf(browser, 'cashier2', '/approvals')
  const request = second.getByRole('listitem').filter({ hasText: nila.username })
  await request.getByRole('button', { name: 'Agree' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Agree' }).click()
  await expect(second.getByText('Agreed, and done.')).toBeVisible()
  await enter(page, nila, '/account')
  await expect(page.getByText('৳ 20,500.00').first()).toBeVisible()
})
