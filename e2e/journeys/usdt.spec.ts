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

test('the signer says of a file what is wrong with it, and of a line why it is not sent', async ({
  page,
}) => {
  await page.goto(`${paymentsUrl}/signer`)
  const choose = (text: string) =>
    page.getByLabel('File of a sweep').setInputFiles({
      name: 'sweep.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  const sign = page.getByRole('button', { name: 'Sign and send' })
  await sign.click()
  await expect(page.getByRole('alert')).toHaveText('Please choose the file first.')
  await choose('no file at all')
  await sign.click()
  await expect(page.getByRole('alert')).toContainText('it is not JSON')
  const transfer = {
    from: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
    path: "m/44'/195'/0'/0/0",
    key: '00000000',
    to: 'THLNguYKN3S8RUzVyi9ErynW4YmXLU5c8n',
    micro: '12500000',
  }
  const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  await choose(JSON.stringify({ kind: 'usdt-sweep', version: 1, contract, transfers: [transfer] }))
  await sign.click()
  await expect(page.getByText('12.50 USDT')).toBeVisible()
  await expect(page.getByText('It asks for another key than this one.')).toBeVisible()
})
