import { expect, test } from '../front/test.ts'
import { card, errorDialog, pressNext, toMakePayment } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { generalSettings, methods, paymentMethod, transaction } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

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
  await expect(page.getByRole('link', { name: 'See the record' })).toBeVisible()
  await expect(page.getByText('Follow it in the record')).toHaveCount(0)
})

const late = {
  en: {
    text: 'our view of its chain is 12 minutes behind. Nothing is lost',
    next: 'Next',
    amount: 'Amount',
    waiting: 'We are waiting for your transfer',
  },
  bn: {
    text: 'চেইনের খবর আমাদের কাছে ১২ মিনিট দেরিতে আসছে। কিছুই হারায় না',
    next: 'পরের ধাপ',
    amount: 'টাকার পরিমাণ',
    waiting: 'USDT এখনো আসেনি, আমরা খেয়াল রাখছি',
  },
} as const

for (const [language, { text, next, amount, waiting }] of Object.entries(late))
  test(`[CASH-36] whoever pays in USDT reads that it is credited late, for as long as it is (${language})`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    const channels = [{ id: 9, account_type: 'TRC20', icon: '/storage/channels/merchant.svg' }]
    let isLate = true
    await stubSite(page, {
      getGeneral: generalSettings({ usdt_rate: '120' }),
      getWalletNumber: [{ id: 4, account_number: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' }],
      showTransactions: { transaction: [] },
      getPaymentMethods: () => [
        ...methods,
        paymentMethod(5, 'USDT', { channels, ...(isLate && { late_minutes: 12 }) }),
      ],
    })
    await open(page, '/deposit')
    await card(page, 'bKash').click()
    await expect(page.getByText(text)).toHaveCount(0)
    await card(page, 'USDT').click()
    await expect(page.getByText(text)).toBeVisible()
    await card(page, 'TRC20').click()
    await page.getByLabel(amount).fill('25')
    await page.getByRole('button', { name: next, exact: true }).click()
    await expect(page.getByText(waiting)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    isLate = false
    await page.clock.runFor(31_000)
    await expect(page.getByText(text)).toHaveCount(0)
    await expect(page.getByText(waiting)).toBeVisible()
  })

test('[CASH-27] [SIL-071] a deposit in dollars has its limits in dollars, before and after Next', async ({
  page,
}) => {
  const channels = [{ id: 9, account_type: 'TRC20', icon: '/storage/channels/merchant.svg' }]
  const range = { deposit_min: '605.00', deposit_max: '25000.00' }
  await stubSite(page, {
    getGeneral: generalSettings({ usdt_rate: '120' }),
    getPaymentMethods: [...methods, paymentMethod(5, 'USDT', { channels, ...range })],
  })
  await open(page, '/deposit')
  await card(page, 'USDT').click()
  await card(page, 'TRC20').click()
  await expect(page.getByText('Min $ 5.05 · Max $ 208.33')).toBeVisible()
  await page.getByLabel('Amount').fill('5.04')
  await expect(page.getByText('At least $ 5.05 with this method.')).toBeVisible()
  await pressNext(page)
  await expect(errorDialog(page)).toContainText('$ 5.05')
  await expect(errorDialog(page)).not.toContainText('৳')
})
