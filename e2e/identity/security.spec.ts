import { expect, test } from '../front/test.ts'
import { open, openQuickly } from '../steps/quick-clock.ts'
import { inTurn, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { stored } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

const chrome = { browser: 'Chrome', system: 'Android' }
const firefox = { browser: 'Firefox', system: 'Windows' }
const seen = { created_at: '2026-01-15T06:00:00.000Z', last_seen_at: '2026-01-15T07:30:00.000Z' }
const sessions = {
  data: [
    { id: 5, device: chrome, address: '103.12.45.x', ...seen, own: true },
    { id: 4, device: firefox, address: '203.0.113.x', ...seen, own: false },
  ],
}
const logIns = {
  data: [
    { at: seen.created_at, device: chrome, address: '103.12.45.x', result: 'logged_in' as const },
    {
      at: '2026-01-14T06:00:00.000Z',
      device: { browser: '', system: '' },
      address: '198.51.100.x',
      result: 'wrong_code' as const,
    },
  ],
}
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const authenticator = { secret, uri: `otpauth://totp/Maidan:alice?secret=${secret}&issuer=Maidan` }
const codes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCC${(at + 2) % 10}`)
const off = { since: null, recovery_codes_left: 0 }
const on = { since: '2026-01-15T08:00:00.000Z', recovery_codes_left: 10 }

const answers = {
  listSessions: sessions,
  listLogIns: logIns,
  showSecondFactor: off,
}

test('[LAW-8] a code at log-in is turned on step by step, and turned off with a code', async ({
  page,
}) => {
  let factor: typeof off | typeof on = off
  const calls = await stubSite(page, {
    ...answers,
    showSecondFactor: () => factor,
    beginSecondFactor: inTurn(
      refused('PASSWORD_WRONG', { errors: { password: ['The current password is wrong.'] } }),
      authenticator,
    ),
    confirmSecondFactor: () => {
      factor = on
      return { recovery_codes: codes }
    },
    removeSecondFactor: () => {
      factor = off
      return { message: 'ok' }
    },
  })
  await open(page, '/account')
  await page.getByRole('link', { name: 'Devices and log-in code' }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Turn on' }).click()
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByRole('alert')).toHaveText('Please enter your password.')
  await main.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByRole('alert')).toHaveText('The current password is wrong.')
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(main.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  const app = main.getByRole('link', { name: 'Open the app on this phone' })
  await expect(app).toHaveAttribute('href', authenticator.uri)
  await main.getByLabel('Code of your authenticator app').fill('১২৩৪৫৬')
  await main.getByRole('button', { name: 'Turn on' }).click()
  await expect(main.getByRole('listitem')).toHaveText(codes)
  const file = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Download' }).click()
  expect((await file).suggestedFilename()).toBe('maidan-recovery-codes.txt')
  await main.getByRole('button', { name: 'I have kept them' }).click()
  await expect(main.getByText('On since 2026/01/15 14:00:00')).toBeVisible()
  expect(callsOf(calls, 'confirmSecondFactor').map(({ body }) => body)).toEqual([
    { totp: '123456' },
  ])
  await main.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off the code?' })
  await dialog.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(' aaaa-bbbb-ccc2 ')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(main.getByRole('button', { name: 'Turn on' })).toBeVisible()
  expect(callsOf(calls, 'removeSecondFactor')[0]?.body).toEqual({
    password: 'Maidan2026',
    recovery_code: 'aaaa-bbbb-ccc2',
  })
})

test('[LAW-8] devices and log-ins are listed, and the others are logged out', async ({ page }) => {
  let open = sessions
  const calls = await stubSite(page, {
    ...answers,
    listSessions: () => open,
    endSession: refused('UNAVAILABLE'),
    endOtherSessions: () => {
      open = { data: sessions.data.slice(0, 1) }
      return { ended: 1 }
    },
  })
  await openQuickly(page, '/security')
  const main = page.getByRole('main')
  await expect(main.getByText('Chrome, Android', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('This device')).toHaveCount(1)
  await expect(main.getByText('203.0.113.x')).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveText([
    /2026\/01\/15 12:00:00.*Chrome, Android.*Logged in/,
    /2026\/01\/14 12:00:00.*Unknown device.*Wrong code/,
  ])
  await main.getByRole('button', { name: 'Log out: Firefox, Windows' }).click()
  await expect(page.getByText('The site is busy')).toBeVisible()
  expect(callsOf(calls, 'endSession')[0]?.params).toEqual({ id: '4' })
  await main.getByRole('button', { name: 'Log out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(main.getByText('You are logged in on no other device.')).toBeVisible()
})

test('[LAW-8] one other device is logged out, and that is told though its line is gone', async ({
  page,
}) => {
  let open = sessions
  await stubSite(page, {
    ...answers,
    listSessions: () => open,
    endSession: () => {
      open = { data: sessions.data.slice(0, 1) }
      return { message: 'ok' }
    },
  })
  await openQuickly(page, '/security')
  await page.getByRole('button', { name: 'Log out: Firefox, Windows' }).click()
  await expect(page.getByText('That device is logged out.')).toBeVisible()
  await expect(page.getByText('You are logged in on no other device.')).toBeVisible()
})

test('[API-18] [LAW-9] log-in asks for a code only when it is needed, keeps what was typed, and takes a recovery code', async ({
  page,
}) => {
  const session = { token: 't1', remote_id: 'r-alice', username: 'alice', exchange: [] }
  const calls = await stubGuestSite(page, {
    login: inTurn(
      refused('SECOND_FACTOR_NEEDED'),
      refused('SECOND_FACTOR_WRONG', {
        errors: { totp: ['This code is wrong or was used already.'] },
      }),
      { ...session, message: 'ok' },
    ),
  })
  await open(page, '/login')
  const main = page.getByRole('main')
  const logIn = main.getByRole('button', { name: 'Log in', exact: true })
  await main.getByLabel('Username').fill('alice')
  await main.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await expect(main.getByLabel('Code of your authenticator app')).toHaveCount(0)
  await logIn.click()
  const code = main.getByLabel('Code of your authenticator app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(main.getByRole('alert')).toHaveCount(0)
  await logIn.click()
  await expect(main.getByRole('alert')).toHaveText('Please enter the six digits of the app.')
  await code.fill('123 456')
  await logIn.click()
  await expect(main.getByRole('alert')).toContainText('This code is wrong or was used already.')
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('Maidan2026')
  await main.getByRole('button', { name: 'Use a recovery code' }).click()
  await main.getByLabel('Recovery code').fill('aaaa-bbbb-cccc')
  await logIn.click()
  await expect(page).toHaveURL('/')
  const typed = { username: 'alice', password: 'Maidan2026' }
  expect(callsOf(calls, 'login').map(({ body }) => body)).toEqual([
    typed,
    { ...typed, totp: '123456' },
    { ...typed, recovery_code: 'aaaa-bbbb-cccc' },
  ])
  expect(await stored(page, 'token')).toBe('t1')
})
