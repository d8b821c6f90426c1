import { expect, test, type Page } from '@playwright/test'
import { backofficeUrl, messagesUrl, paymentsUrl } from '../../ports.ts'

const PASSWORD = 'Green2026Field'
const AMOUNT = '1000'

/** A person whom nobody else in this run is. */
function newPerson() {
  const tail = String(Date.now()).slice(-7)
  return {
    username: `alice${tail}`,
    email: `alice${tail}@people.localhost`,
    phone: `0191${tail}`,
  }
}

test('[APP-23, AUTH-44, CASH-55, GAME-12, CASH-79] alice signs up, deposits, plays and withdraws; staff approve', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const alice = newPerson()
  await signUp(page, alice)
  await verifyPhone(page, alice.phone)
  await saveBirthday(page)
  const trxId = await payByPhone(alice.phone, await startDeposit(page))
  await claimDeposit(page, trxId)
  await approve(browser, 'Deposits', alice.username)
  await expectBalance(page, '1,000.00')
  await playOneRound(page)
  await withdraw(page, alice.phone, '500')
  await approve(browser, 'Withdrawals', alice.username)
  await page.goto('/transaction-record')
  await expect(page.getByText('Success')).toHaveCount(2)
  expect(STORAGE_KEYS).toEqual(expect.arrayContaining(await storedKeys(page)))
})

const STORAGE_KEYS =
  'token remote_id username exchangeToken balance popup regPopup referral_code agent_code affiliate_code whatsapp liveChat intercom tawkId language'.split(
    ' ',
  )

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage))
}

async function signUp(page: Page, alice: ReturnType<typeof newPerson>) {
  await page.goto('/signup')
  await page.getByLabel('Username').fill(alice.username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('Full name').fill('Alice Rahman')
  await page.getByLabel('Phone number').fill(alice.phone)
  await page.getByLabel('Email').fill(alice.email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Home Page' }).click()
  await closeNotice(page)
}

/** The urgent notice shows after the welcome and until it is dismissed. */
async function closeNotice(page: Page) {
  const close = page.getByRole('dialog').getByRole('button').last()
  await close.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function verifyPhone(page: Page, phone: string) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Verify' }).first().click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code').fill(await codeFor(phone))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
}

async function codeFor(phone: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const response = await fetch(`${messagesUrl}/api/messages?to=${phone}`)
    const sent = (await response.json()) as { text: string }[]
    code = sent.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean)
    expect(code).toBeDefined()
  }).toPass()
  return code ?? ''
}

async function saveBirthday(page: Page) {
  await page.getByLabel('Birthday').fill('1995-06-15')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1995-06-15')).toBeVisible()
}

/** Chooses bKash and Send Money; answers the number to pay to. */
async function startDeposit(page: Page): Promise<string> {
  await page.goto('/deposit')
  await page.getByRole('radio', { name: /bKash/ }).check({ force: true })
  await page.getByRole('radio', { name: /Send Money/ }).check({ force: true })
  await page.getByLabel('Amount').fill(AMOUNT)
  const offered = page.waitForResponse((response) => response.url().includes('ewa/request'))
  await page.getByRole('button', { name: 'Next' }).click()
  const { number } = (await (await offered).json()) as { number?: string }
  return number ?? ''
}

/** Pays in the sandbox phone wallet, over the same HTTP that its page uses. */
async function payByPhone(from: string, to: string): Promise<string> {
  const response = await fetch(`${paymentsUrl}/api/send-money`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet: 'bkash', from, to, type: 'Personal', amount: AMOUNT }),
  })
  const { trx_id } = (await response.json()) as { trx_id: string }
  return trx_id
}

async function claimDeposit(page: Page, trxId: string) {
  await page.getByLabel(/Transaction ID|TrxID/).fill(trxId)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/payment-request/)
  await expect(page.getByText('Get Ready! Your Money is on its way')).toBeVisible()
}

async function approve(
  browser: import('@playwright/test').Browser,
  queue: 'Deposits' | 'Withdrawals',
  username: string,
) {
  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await desk.goto(backofficeUrl)
  await desk.getByLabel('Username').fill('admin')
  await desk.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await desk.getByRole('button', { name: 'Log in' }).click()
  await desk
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(queue) })
    .first()
    .click()
  await desk.getByRole('row', { name: new RegExp(username) }).click()
  await desk
    .getByRole('button', { name: /Approve/ })
    .first()
    .click()
  const dialog = desk.getByRole('dialog').last()
  await dialog.getByRole('button', { name: /\d/ }).click()
  await expect(desk.getByRole('row', { name: new RegExp(username) })).toHaveCount(0)
  await desk.close()
}

async function expectBalance(page: Page, amount: string) {
  await page.goto('/account')
  await expect(page.getByText(`৳ ${amount}`).first()).toBeVisible({ timeout: 15_000 })
}

async function playOneRound(page: Page) {
  await page.goto('/games?type=slot&system=&title=Slot')
  await page.getByRole('button', { name: 'River Gold', exact: true }).click()
  await expect(page).toHaveURL(/gamerun/)
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: /spin/i })
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  await spin.click()
  await expect(async () => {
    const records = await page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? ''
      const answer = await fetch('/api/betting-record', {
        headers: { authorization: `Bearer ${token}` },
      })
      return (await answer.json()) as { state: string }[]
    })
    expect(records.map(({ state }) => state)).toEqual(['closed'])
  }).toPass({ timeout: 20_000 })
}

async function withdraw(page: Page, phone: string, amount: string) {
  await page.goto('/withdrawal')
  await page.getByRole('radio', { name: /bKash/ }).check({ force: true })
  await page.getByLabel('Amount').fill(amount)
  await page.getByLabel('Account number').fill(phone)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/payment-request/)
}
