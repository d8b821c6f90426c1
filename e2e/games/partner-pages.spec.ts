import { expect, test } from '@playwright/test'
import { feedUrl, messagesUrl, paymentsUrl } from '../ports.ts'

/** Nobody else of the journeys has these numbers. */
const PHONE = '01755000111'
const PAID = '01855000111'

const broken: string[] = []

test.beforeEach(({ page }) => {
  broken.length = 0
  page.on('pageerror', ({ message }) => broken.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error') broken.push(said.text())
  })
})
test.afterEach(() => expect(broken).toEqual([]))

function sendSms(text: string) {
  return fetch(`${messagesUrl}/sms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: PHONE, text }),
  })
}

test('[API-23] the catcher shows a code that is sent while it is looked at', async ({ page }) => {
  await page.goto(`${messagesUrl}/?to=${PHONE}`)
  await expect(page.getByText('Nothing was sent to this address yet.')).toBeVisible()
  await sendSms('<img src=x> 904117 is your code')
  const code = page.getByRole('button', { name: 'Copy code 904117' })
  await expect(code).toBeVisible()
  await expect(page.getByText('<img src=x> 904117 is your code')).toBeVisible()
  await code.click()
  await expect(code).toContainText(/Copied|Selected/)
})

test('[CASH-41] a phone gets play money, pays, and its statement says so', async ({ page }) => {
  await page.goto(`${paymentsUrl}/?wallet=upay&from=${PHONE}&to=${PAID}&type=Agent&amount=500.50`)
  await page.getByRole('button', { name: 'Pay' }).click()
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText(`Tk 500.50`)
  await expect(receipt).toContainText(`Upay · Cash Out · to ${PAID}`)
  const trxId = await receipt.locator('b').textContent()
  expect(trxId).toMatch(/^[A-Z0-9]{10}$/)
  await expect(page.getByText('Play money: Tk 99,499.50')).toBeVisible()
  await page.getByRole('button', { name: 'Add 1,00,000' }).click()
  await expect(page.getByText('Play money: Tk 1,99,499.50')).toBeVisible()
  const sent = page.getByRole('listitem').filter({ hasText: trxId ?? '' })
  await expect(sent).toContainText(`Cash Out to ${PAID}−Tk 500.50`)
  await page.getByLabel('Amount').fill('900000')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('alert')).toHaveText('The wallet has too little play money for this.')
  // What was refused is an answer that the browser notes as an error of its own.
  broken.splice(0, 1)
})

test('[CASH-59] staff send a payout from the operator wallet', async ({ page }) => {
  await page.goto(`${paymentsUrl}/operator`)
  await page.getByLabel("The player's number").fill(PAID)
  await page.getByLabel('Amount').fill('700')
  await page.getByRole('button', { name: 'Send payout' }).click()
  await expect(page.locator('.receipt')).toContainText(`bKash · Payout · to ${PAID}`)
})

type Listed = { EventId: string; InPlay: boolean }

test('[EXCH-05] [EXCH-06] the frames of a match in play follow it by themselves', async ({
  page,
}) => {
  const list = await fetch(`${feedUrl}/api/sports-events/soccer`)
  const match = ((await list.json()) as Listed[]).find(({ InPlay }) => InPlay)
  // The first answer is an old one: what is newer can only come by the push.
  await page.route('**/api/score/*', async (route) => {
    const score = (await (await route.fetch()).json()) as { board: object }
    const board = { ...score.board, clock: { en: 'long ago', bn: 'long ago' } }
    await route.fulfill({ json: { ...score, board, version: -1 } })
  })
  await page.goto(`${feedUrl}/score/${match?.EventId}`)
  await expect(page.locator('.clock')).not.toHaveText(/^$|long ago/)
  await expect(page.locator('.live')).toHaveText('LIVE')
  await expect(page.locator('.line .figures')).toHaveText([/\d/, /\d/])
  await page.goto(`${feedUrl}/stream/${match?.EventId}?lang=bn`)
  await expect(page.locator('.live')).toHaveText('লাইভ')
  await expect(page.getByRole('img')).toHaveAttribute('aria-label', / – /)
  await expect(page.locator('.says')).not.toBeEmpty()
})
