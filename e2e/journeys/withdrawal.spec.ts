import { expect, test } from '../front/test.ts'
import { paymentsUrl } from '../ports.ts'
import { card, errorDialog } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter, openDeskOf } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'
import { claimIn, withdraw, stateOf } from './steps/withdraw.ts'

test.use({ serviceWorkers: 'block' })

test('a withdrawal is refused with a reason, and the money is back at once', async ({
  page,
  browser,
}) => {
  const mitu = await newPlayer('mitu', 2000)
  await enter(page, mitu, '/withdrawal')
  const reference = await withdraw(page, mitu, '1500')
  expect(await balanceOf(mitu)).toBe('500.00')
  const desk = await openDeskOf(browser, 'cashier1', `/withdrawals?open=${reference}`)
  await desk.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Reject this withdrawal?' })
  await dialog.getByLabel('Reason').fill('The number belongs to somebody else.')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(desk.getByText(`${reference} is rejected.`)).toBeVisible()
  expect(await balanceOf(mitu)).toBe('2000.00')
  await open(page, '/transaction-record')
  const line = page.locator('main li').first()
  await expect(line).toContainText('Fail')
  await line.getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('The number belongs to somebody else.')
})

test('a withdrawal is paid, and its record says so while it is looked at', async ({
  page,
  browser,
}) => {
  const mitu = await newPlayer('mitu', 1000)
  await enter(page, mitu, '/withdrawal')
  const reference = await withdraw(page, mitu, '600')
  await open(page, '/transaction-record')
  const line = page.locator('main li').first()
  await expect(line).toContainText('Processing')
  const desk = await openDeskOf(browser, 'cashier2', `/withdrawals?open=${reference}`)
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await desk.getByRole('tab', { name: 'I have paid it' }).click()
  await claimIn(desk)
  await desk.getByLabel('Payout TrxID').fill(`PAY${reference.slice(-6)}`)
  await desk.getByRole('button', { name: 'Approve ৳ 600.00' }).click()
  await expect(line).toContainText('Success')
  expect([await balanceOf(mitu), await stateOf(reference)]).toEqual(['400.00', 'paid'])
})

test('[LAW-11] a payout whose answer is lost is asked about, and never sent twice', async ({
  page,
  browser,
}) => {
  const mitu = await newPlayer('mitu', 1000)
  await enter(page, mitu, '/withdrawal')
  const reference = await withdraw(page, mitu, '700')
  await fetch(`${paymentsUrl}/__ctl/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partner: 'bkash',
      step: 'payout',
      fault: 'drop_after_commit',
      times: 1,
    }),
  })
  await open(page, '/transaction-record')
  const line = page.locator('main li').first()
  const desk = await openDeskOf(browser, 'cashier2', `/withdrawals?open=${reference}`)
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await desk.getByRole('button', { name: /^Have .* paid$/ }).click()
  await expect(desk.getByText(`${reference} is handed to the partner.`)).toBeVisible()
  await expect.poll(() => stateOf(reference)).toBe('unknown')
  await expect(line).toContainText('Processing')
  await expect(line).toContainText('Success', { timeout: 30_000 })
  expect([await balanceOf(mitu), await stateOf(reference)]).toEqual(['300.00', 'paid'])
})

test('[LAW-24] a large withdrawal is paid by two cashiers in two browsers', async ({
  page,
  browser,
}) => {
  const mitu = await newPlayer('mitu', 22_000)
  await enter(page, mitu, '/withdrawal')
  const reference = await withdraw(page, mitu, '21000')
  const first = await openDeskOf(browser, 'cashier1', `/withdrawals?open=${reference}`)
  await first.getByRole('button', { name: 'Approve', exact: true }).click()
  await first.getByRole('tab', { name: 'I have paid it' }).click()
  await claimIn(first)
  await first.getByLabel('Payout TrxID').fill(`PAY${reference.slice(-6)}`)
  await first.getByLabel('Note').fill('Paid from the second wallet')
  await first.getByRole('button', { name: 'Approve ৳ 21,000.00' }).click()
  await expect(first.getByText(`${reference} is sent to a second person.`)).toBeVisible()
  expect(await stateOf(reference)).not.toBe('paid')
  const second = await openDeskOf(browser, 'cashier2', '/approvals')
  const request = second.getByRole('listitem').filter({ hasText: mitu.username })
  await request.getByRole('button', { name: 'Agree' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Agree' }).click()
  await expect(second.getByText('Agreed, and done.')).toBeVisible()
  expect([await balanceOf(mitu), await stateOf(reference)]).toEqual(['1000.00', 'paid'])
})

test('a second withdrawal waits until the first is decided', async ({ page }) => {
  const mitu = await newPlayer('mitu', 3000)
  await enter(page, mitu, '/withdrawal')
  await withdraw(page, mitu, '1000')
  await open(page, '/withdrawal')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(errorDialog(page)).toContainText('You already have a withdraw request pending.')
  expect(await balanceOf(mitu)).toBe('2000.00')
})

test('more than the wallet holds is refused in words, and the rest can be taken', async ({
  page,
}) => {
  const mitu = await newPlayer('mitu', 700)
  await enter(page, mitu, '/withdrawal')
  await card(page, 'bKash').click()
  await page.getByLabel('Account number').fill(mitu.phone)
  await page.getByLabel('Amount').fill('701')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(errorDialog(page)).toContainText('balance')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  expect(await balanceOf(mitu)).toBe('700.00')
  await page.getByLabel('Amount').fill('700')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL('/payment-request')
  expect(await balanceOf(mitu)).toBe('0.00')
})
