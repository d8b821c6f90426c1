import { expect, test } from '../front/test.ts'
import type { CallAnswer, CallName, Calls } from '@maidan/contract'
import type { Locator, Page } from '@playwright/test'
import { openQuickly, stopClock, tickUntil } from '../steps/quick-clock.ts'
import { foreign, gate, inTurn, refused, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice, madeAt } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import type { Player } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

const record: Player = {
  ...alice,
  vip_coin: '73',
  session_id: 0,
  dofb: null,
  email_verified_at: null,
}

type Phone = CallAnswer<Calls['otherPhones']>['data'][number]

const others = (...list: [string, Phone['isverify']][]) => ({
  data: list.map(([contract_value, isverify]) => ({ contract_value, isverify })),
})

type Sent = { name: CallName; body: object }

const done = { success: true, message: 'ok' }

/** The line of the profile that shows a value. */
const line = (page: Page, value: string): Locator =>
  page.locator('main').getByText(value, { exact: true }).locator('xpath=ancestor::div[2]')

const verify = (page: Page, value: string) =>
  line(page, value).getByRole('button', { name: 'Verify' })

const verified = (page: Page, value: string) =>
  line(page, value).getByText('Verified', { exact: true })

async function enterCode(page: Page) {
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Send code' }).click()
  await popup.getByLabel('Code', { exact: true }).fill('123456')
  await popup.getByRole('button', { name: 'Confirm' }).click()
}

test('[PROF-01, PROF-02, PROF-03, PROF-05, PROF-06, PROF-07, PROF-10, PROF-11, API-22, ENT-03, ENT-04] the record is shown', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    showUser: { ...record, session_id: 1, dofb: '1990-05-17', email_verified_at: madeAt },
    otherPhones: others(['01811111111', 1], ['01922222222', 0]),
  })
  await openQuickly(page, '/profile')
  const main = page.getByRole('main')
  await expect(main.getByText('VIP points 73')).toBeVisible()
  await expect(main.getByText('Normal', { exact: true })).toBeVisible()
  const facts = {
    Username: 'alice',
    'Full name': 'Alice Rahman',
    'Registration date': '2026/01/15 18:00:00',
    Birthday: '1990-05-17',
    'Phone number': '01712345678',
    Email: 'alice@example.test',
  }
  for (const [label, value] of Object.entries(facts)) {
    await expect(main.getByText(label, { exact: true }).locator('xpath=..')).toHaveText(
      `${label}${value}`,
    )
  }
  for (const target of ['01712345678', '01811111111', 'alice@example.test']) {
    await expect(verified(page, target)).toBeVisible()
    await expect(verify(page, target)).toHaveCount(0)
  }
  await expect(verify(page, '01922222222')).toBeVisible()
  await expect(main).toContainText('full name must be your legal name: withdrawals are checked')
  await expect(main).toContainText('Data cannot be changed after confirmation')
  const [call] = callsOf(calls, 'otherPhones')
  expect(call).toMatchObject({ method: 'GET', authorization: 'Bearer token-of-alice' })
})

// Numbers come as text from other servers of the documents.
for (const { session_id, text } of [
  { session_id: 1, text: 'Verified' },
  { session_id: '1', text: 'Verified' },
  { session_id: 0, text: 'Verify' },
]) {
  test(`[PROF-04] session_id ${JSON.stringify(session_id)} reads ${text}`, async ({ page }) => {
    await stubSite(page, { showUser: foreign({ ...alice, session_id }) })
    await openQuickly(page, '/profile')
    await expect(line(page, alice.phone).getByText(text, { exact: true })).toBeVisible()
  })
}

test('[PROF-08, PROF-09] three popups open from their controls; the tips box stays hidden', async ({
  page,
}) => {
  await stubSite(page, { showUser: record })
  await openQuickly(page, '/profile')
  const popups: [Locator, string][] = [
    [verify(page, record.phone), 'Verify phone number'],
    [verify(page, record.email), 'Verify email'],
    [page.getByRole('button', { name: 'Add phone number' }), 'Add phone number'],
  ]
  for (const [control, name] of popups) {
    await control.click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const tips = page.getByText('For withdrawals: save your birthday and verify your phone number.')
  await expect(tips).toHaveCount(1)
  await expect(tips).toBeHidden()
})

for (const { have, shown } of [
  { have: others(['01811111111', 1]), shown: 1 },
  { have: others(['01811111111', 1], ['01922222222', 0]), shown: 0 },
]) {
  test(`[PROF-12, PROF-13] ${have.data.length} extra phones: the Add control is there ${shown} times`, async ({
    page,
  }) => {
    await stubSite(page, { otherPhones: have })
    await openQuickly(page, '/profile')
    await expect(page.getByText('01811111111')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add phone number' })).toHaveCount(shown)
  })
}

test('[PROF-14, PROF-15, SIL-057] after a code the row counts down from 5:00, and Verify comes back', async ({
  page,
}) => {
  const { opened, open } = gate()
  await stubSite(page, {
    showUser: record,
    sendVerificationCode: () => opened.then(() => done),
  })
  await openQuickly(page, '/profile')
  await verify(page, record.phone).click()
  const popup = page.getByRole('dialog')
  const send = popup.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(send).toBeDisabled()
  await stopClock(page)
  open()
  const timer = page.locator('[role=timer]')
  await tickUntil(page, timer)
  await expect(line(page, record.phone).locator('button')).toHaveText(/^0?5:00$/)
  await expect(send).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(timer).toHaveText(/^0?4:59$/)
  await expect(popup.getByLabel('Code', { exact: true })).toBeEditable()
  await page.clock.runFor(300_000)
  await expect(timer).toHaveCount(0)
  await expect(line(page, record.phone).locator('button')).toHaveText('Verify')
  await expect(send).toBeEnabled()
})

const codes: { rows: string; target: string; send: Sent; confirm: Sent }[] = [
  {
    rows: 'API-23, API-24',
    target: record.email,
    send: { name: 'sendVerificationCode', body: { email: record.email } },
    confirm: { name: 'verifyEmail', body: { code: '123456' } },
  },
  {
    rows: 'API-23, API-25',
    target: record.phone,
    send: { name: 'sendVerificationCode', body: { phone: record.phone } },
    confirm: { name: 'verifyPhoneNumber', body: { verification_code: '123456' } },
  },
  {
    rows: 'API-27, API-28',
    target: '01811111111',
    send: { name: 'sendNumberCode', body: { phone: '01811111111' } },
    confirm: { name: 'verifyNumber', body: { verification_code: '123456' } },
  },
]

for (const { rows, target, send, confirm } of codes) {
  test(`[PROF-16, PROF-17, PROF-19, ${rows}] a right code verifies ${target}`, async ({ page }) => {
    let known = false
    const calls = await stubSite(page, {
      [send.name]: done,
      [confirm.name]: () => {
        known = true
        return done
      },
      showUser: () => ({
        ...record,
        session_id: known ? 1 : 0,
        email_verified_at: known ? '2026-01-15T12:00:00.000Z' : null,
      }),
      otherPhones: () => others(['01811111111', known ? 1 : 0]),
    })
    await openQuickly(page, '/profile')
    await verify(page, target).click()
    await enterCode(page)
    await expect(verified(page, target)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const { name, body } of [send, confirm]) {
      const [call] = callsOf(calls, name)
      expect(call).toMatchObject({ method: 'POST', authorization: 'Bearer token-of-alice' })
      expect(call?.body).toEqual(body)
    }
  })
}

test('[PROF-18, API-26] an added number is a new row that is not verified', async ({ page }) => {
  const list: [string, Phone['isverify']][] = []
  const calls = await stubSite(page, {
    otherPhones: () => others(...list),
    addNumber: () => {
      list.push(['01833333333', 0])
      return done
    },
  })
  await openQuickly(page, '/profile')
  await page.getByRole('button', { name: 'Add phone number' }).click()
  const popup = page.getByRole('dialog', { name: 'Add phone number' })
  await popup.getByLabel('Phone number').fill('01833333333')
  await popup.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(verify(page, '01833333333')).toBeVisible()
  const [call] = callsOf(calls, 'addNumber')
  expect(call).toMatchObject({ method: 'POST', authorization: 'Bearer token-of-alice' })
  expect(call?.body).toEqual({ phone: '01833333333' })
})

test('[PROF-08, PROF-20] a failed e-mail code opens the Error modal', async ({ page }) => {
  await stubSite(page, {
    showUser: record,
    sendVerificationCode: inTurn(
      refused('CODE_RESEND_WAIT', { message: 'Mailbox full' }),
      wordless(400),
    ),
    verifyEmail: wordless(400),
  })
  await openQuickly(page, '/profile')
  await verify(page, record.email).click()
  const popup = page.getByRole('dialog', { name: 'Verify email' })
  const modal = page.getByRole('dialog', { name: 'Error' })
  const failing: [string, string][] = [
    ['Send code', 'Mailbox full'],
    ['Send code', 'Failed to send code'],
    ['Confirm', 'Failed to send code'],
  ]
  await popup.getByLabel('Code', { exact: true }).fill('123456')
  for (const [name, text] of failing) {
    await popup.getByRole('button', { name }).click()
    await expect(modal.getByText(text, { exact: true })).toBeVisible()
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toHaveCount(0)
  }
})

for (const { rows, target, name } of [
  { rows: 'PROF-21, API-25', target: record.phone, name: 'verifyPhoneNumber' },
  { rows: 'PROF-21, API-28', target: '01811111111', name: 'verifyNumber' },
] as const) {
  test(`[${rows}, SIL-058] a failed code of ${target} is logged, opens no modal and says why in its popup`, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
    await stubSite(page, {
      showUser: record,
      otherPhones: others(['01811111111', 0]),
      sendVerificationCode: done,
      sendNumberCode: done,
      [name]: refused('CODE_WRONG', { message: 'The code is wrong' }),
    })
    await openQuickly(page, '/profile')
    await verify(page, target).click()
    await enterCode(page)
    const popup = page.getByRole('dialog', { name: 'Verify phone number' })
    await expect(popup.getByRole('alert')).toHaveText('The code is wrong')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(popup.getByLabel('Code', { exact: true })).toHaveValue('123456')
    expect(logged.join('\n')).toContain('error: The code is wrong')
  })
}
