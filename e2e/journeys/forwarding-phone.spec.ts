import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { paymentsUrl, siteUrl } from '../ports.ts'
import { creditOf } from './steps/credit.ts'
import { balanceOf, enter, openDeskOf } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'
import { askForNumber, claim, sendMoney } from './steps/pay-in.ts'

test.use({ serviceWorkers: 'block' })

const asked = { method: 'Upay', amount: '500' }

/** What the office shows of a phone to one of the two who add it, once. */
const shown = (dialog: Locator, label: string) =>
  dialog
    .locator('dl > div')
    .filter({ has: dialog.page().getByText(label, { exact: true }) })
    .locator('code')
    .innerText()

/** An admin adds a phone with the SIM of a number, another agrees, and it is enrolled. */
async function enrolPhone(browser: Browser, sim: string): Promise<Page> {
  const desk = await openDeskOf(browser, 'admin', '/devices')
  await desk.getByRole('button', { name: 'Add a phone' }).click()
  const add = desk.getByRole('dialog', { name: 'Add a phone' })
  await add.getByLabel('Name of the phone').fill('Counter phone')
  await add.getByRole('checkbox', { name: `Upay Personal ${sim}` }).check()
  await add.getByLabel('Reason').fill('For the counter')
  await add.getByRole('button', { name: 'Add' }).click()
  const added = desk.getByRole('dialog', { name: 'Counter phone is added' })
  const other = await agree(browser)
  const phone = await desk.context().newPage()
  await phone.goto(`${paymentsUrl}/phone`)
  await phone.getByLabel('Address of the site').fill(siteUrl)
  await phone.getByLabel('Device').fill(await shown(added, 'Phone'))
  for (const [dialog, part] of [
    [added, 'First part of the secret'],
    [other, 'Second part of the secret'],
  ] as const)
    await phone.getByLabel(part).fill(await shown(dialog, part))
  await phone.getByLabel('SIM number at Upay').fill(sim)
  await phone.getByRole('button', { name: 'Enrol this phone' }).click()
  await expect(phone.getByText('Enrolled as')).toBeVisible()
  return phone
}

async function agree(browser: Browser): Promise<Locator> {
  const desk = await openDeskOf(browser, 'admin2', '/approvals')
  const asked = desk.getByRole('listitem').filter({ hasText: 'Trust a phone' })
  await asked.getByRole('button', { name: 'Agree' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Agree' }).click()
  await expect(desk.getByText('Agreed, and done.')).toBeVisible()
  await desk.goto('/devices')
  await desk.getByRole('button', { name: 'Show my part: Counter phone' }).click()
  return desk.getByRole('dialog', { name: 'Your part of the secret of Counter phone' })
}

test('after people have credited the first, a deposit by hand is in the wallet by itself', async ({
  page,
  browser,
}) => {
  const nila = await newPlayer('nila')
  await enter(page, nila, '/')
  const to = await askForNumber(page, asked)
  const phone = await enrolPhone(browser, to)
  const pay = () => sendMoney({ from: nila.phone, to, taka: '500', wallet: 'upay' })
  await claim(page, await pay())
  await expect(page).toHaveURL('/payment-request')
  await expect(phone.getByRole('listitem')).toContainText(['taken'])
  await creditOf(nila)

  expect(await askForNumber(page, asked)).toBe(to)
  await claim(page, await pay())
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible()
  expect(await balanceOf(nila)).toBe('1000.00')
})
