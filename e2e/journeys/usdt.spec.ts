import { expect, test } from '../front/test.ts'
import { paymentsUrl } from '../ports.ts'
import { fillDeposit, pressNext } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

test('[CASH-28] dollars that a wallet sends to the shown address are in the balance by themselves', async ({
  page,
  context,
}) => {
  const nila = await newPlayer('nila')
  await enter(page, nila, '/')
  await open(page, '/deposit')
  await fillDeposit(page, { method: 'USDT TRC-20', amount: '12.5' })
  await page.locator('label', { hasText: 'TRC-20' }).last().click()
  await pressNext(page)
  await expect(page).toHaveURL('/make-payment')
  await expect(page.getByText('1 USDT = 120 BDT')).toBeVisible()
  const address = await page.getByText(/^T[1-9A-HJ-NP-Za-km-z]{33}$/).innerText()
  const wallet = await context.newPage()
  await wallet.goto(`${paymentsUrl}/usdt?to=${address}&amount=12.5`)
  await wallet.getByRole('button', { name: /^Send/ }).click()
  await expect(page).toHaveURL(/\/payment-request\?transaction=D/)
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible()
  expect(await balanceOf(nila)).toBe('1500.00')
})
