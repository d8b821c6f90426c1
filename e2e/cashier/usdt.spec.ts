import { expect, test } from '../front/test.ts'
import { pressNext, toMakePayment } from '../steps/funds-steps.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { generalSettings, methods, paymentMethod, transaction } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

test('[CASH-27] [CASH-34] [CASH-36] [SIL-080] USDT is paid in dollars to an address of its own, and followed until it is there', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-01-15T12:00:00Z')
  const channels = [{ id: 9, account_type: 'TRC20', icon: '/storage/channels/merchant.svg' }]
  const address = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
  let key: '0' | '1' = '0'
  const payment_method = { name: 'USDT', icon: '/storage/methods/usdt.svg', type: 'TRC20' }
  const record = () => transaction('DUSDT1', { payment_method, key })
  const calls = await toMakePayment(
    page,
    {
      getGeneral: generalSettings({ usdt_rate: '120' }),
      getWalletNumber: [{ id: 4, account_number: address }],
      showTransactions: () => ({ transaction: [record()] }),
      getPaymentMethods: [...methods, paymentMethod(5, 'USDT', { channels })],
    },
    { method: 'USDT', channel: 'TRC20', amount: '25' },
  )
  await expect(page.getByRole('timer')).toHaveText('30:00')
  await expect(page.getByText('$ 25.00').first()).toBeVisible()
  await expect(page.getByText('Send to this wallet address')).toBeVisible()
  await expect(page.getByText('1 USDT = 120 BDT')).toBeVisible()
  await expect(page.getByText('Worth ৳ 3,000')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByRole('img', { name: 'The wallet address as a QR code' })).toBeVisible()
  await expect(page.getByText('Send only USDT on TRON (TRC-20)')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('1 USDT = 120 BDT')).toBeVisible()
  await pressNext(page)
  expect(callsOf(calls, 'getWalletNumber')).toHaveLength(2)
  await page.getByLabel('Transaction ID (optional)').fill('ABC1234')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByText('A transaction ID of TRON has 64 letters')).toBeVisible()
  expect(callsOf(calls, 'submitDeposit')).toHaveLength(0)
  await expect(page.getByText('We are waiting for your transfer')).toBeVisible()
  key = '1'
  await page.clock.runFor(6_000)
  await expect(page).toHaveURL(/\/payment-request\?transaction=DUSDT1$/)
  await expect(page.getByText('The money is in your wallet')).toBeVisible()
})
