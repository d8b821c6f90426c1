import { expect, test } from '../front/test.ts'
import { fillDeposit, pressNext } from '../steps/funds-steps.ts'
import { open, openQuickly } from '../steps/quick-clock.ts'
import { violationsOf } from '../steps/violations-of.ts'
import { broken, refused } from '../stub/answer.ts'
import { daily, protection } from '../stub/protection.ts'
import { madeAt } from '../stub/records.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

const until = '2026-01-22T12:00:00.000Z'
const running = protection({
  break: { kind: 'cool_off', began_at: '2026-01-15T12:00:00.000Z', until },
  break_lengths: ['days30', 'days42', 'months6', 'year1', 'years5'],
})

const english = {
  length: '7 days',
  next: 'Go on',
  begin: 'Begin the break',
  password: 'Your password',
  on: 'You are on a break',
  longer: 'Make it longer',
  cannot: 'This cannot be undone.',
}
const bangla = {
  length: '৭ দিন',
  next: 'এগিয়ে যান',
  begin: 'বিরতি শুরু করুন',
  password: 'আপনার পাসওয়ার্ড',
  on: 'আপনি বিরতিতে আছেন',
  longer: 'বিরতি বাড়ান',
  cannot: 'এটি আর ফেরানো যাবে না।',
}

for (const [width, language, words] of [
  [360, 'en', english],
  [1280, 'bn', bangla],
] as const)
  test(`[LAW-29] a break is begun on the password, and only lengthened, at ${width} px (${language})`, async ({
    page,
  }) => {
    let isOn = false
    await page.setViewportSize({ width, height: 780 })
    await store(page, { language })
    const calls = await stubSite(page, {
      showProtection: () => (isOn ? running : protection()),
      beginBreak: ({ body }) => {
        if (JSON.stringify(body).includes('wrong')) return refused('PASSWORD_WRONG')
        isOn = true
        return { until }
      },
    })
    await open(page, '/play-limits')
    const next = page.getByRole('button', { name: words.next })
    await expect(next).toBeDisabled()
    await page.getByText(words.length, { exact: true }).click()
    await next.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(words.cannot)
    await sheet.getByRole('button', { name: words.begin }).click()
    expect(callsOf(calls, 'beginBreak')).toHaveLength(0)
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await sheet.getByLabel(words.password).fill('wrong')
    await sheet.getByRole('button', { name: words.begin }).click()
    await sheet.getByLabel(words.password).fill('Kestrel47moss')
    await sheet.getByRole('button', { name: words.begin }).click()
    await expect(sheet).toHaveCount(0)
    expect(callsOf(calls, 'beginBreak').at(-1)?.body).toEqual({
      length: 'days7',
      password: 'Kestrel47moss',
    })
    await expect(page.getByRole('heading', { name: words.on })).toBeVisible()
    await expect(page.getByText('2026/01/22 18:00')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: words.longer }).click()
    await expect(page.getByText(words.length, { exact: true })).toHaveCount(0)
  })

test('[LAW-29] the screen waits, breaks and is asked again', async ({ page }) => {
  let isBroken = true
  await stubSite(page, { showProtection: () => (isBroken ? broken : protection()) })
  await open(page, '/play-limits')
  const again = page.getByRole('main').getByRole('button').first()
  await expect(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect(page.getByRole('heading', { name: 'Take a break' })).toBeVisible()
})

test('[LAW-29] the account and the page of responsible play lead there', async ({ page }) => {
  await stubSite(page)
  for (const from of ['/account', '/page/responsible-gaming']) {
    await open(page, from)
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Play limits and breaks' })
      .last()
      .click()
    await expect(page).toHaveURL(/\/play-limits$/)
  }
})

const asked = {
  amount: '900.00',
  usable_at: '2026-01-16T12:00:00.000Z',
  lapses_at: '2026-01-22T12:00:00.000Z',
}

test('[LAW-29] a limit says what it leaves, and is set, tightened and loosened', async ({
  page,
}) => {
  let limit = protection().limits[0] ?? daily
  const calls = await stubSite(page, {
    showProtection: () => protection({ limits: [limit] }),
    setPlayLimit: ({ body }) => {
      const { amount } = body as { amount: string }
      limit = limit.amount === null ? daily : { ...daily, asked: { ...asked, amount } }
      return { success: true, message: 'ok' }
    },
    takeBackPlayLimit: () => {
      limit = daily
      return { success: true, message: 'ok' }
    },
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await openQuickly(page, '/play-limits', new Date(madeAt))
  await page.getByRole('button', { name: 'Set: Deposits, A day' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposits, A day' })
  await sheet.getByRole('button', { name: 'Save the limit' }).click()
  await expect(sheet).toContainText('Please enter an amount above zero.')
  await sheet.getByLabel('Limit').fill('৫০০')
  await sheet.getByRole('button', { name: 'Save the limit' }).click()
  await expect(page.getByText('You can deposit ৳ 300 more today.')).toBeVisible()
  expect(callsOf(calls, 'setPlayLimit').at(-1)?.body).toEqual({
    kind: 'deposit',
    period: 'day',
    amount: '500',
  })
  await page.getByRole('button', { name: 'Change: Deposits, A day' }).click()
  await expect(sheet).toContainText('It holds at once')
  await sheet.getByLabel('Limit').fill('900')
  await expect(sheet).toContainText('This is looser')
  expect(await violationsOf(page, '[role=dialog]')).toEqual([])
  await sheet.getByRole('button', { name: 'Save the limit' }).click()
  await expect(page.getByText('It is asked for.')).toBeVisible()
  await expect(page.getByText('You asked for: ৳ 900.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, from now on' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep my limit' }).click()
  await expect(page.getByText('You asked for')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

test('[LAW-29] after its day a looser limit is said yes to', async ({ page }) => {
  const usable = { ...asked, usable_at: '2026-01-14T12:00:00.000Z' }
  let limit = { ...daily, asked: usable as typeof daily.asked }
  const calls = await stubSite(page, {
    showProtection: () => protection({ limits: [limit] }),
    confirmPlayLimit: () => {
      limit = { ...daily, amount: '900.00', left: '700.00', asked: null }
      return { success: true, message: 'ok' }
    },
  })
  await store(page, { language: 'bn' })
  await openQuickly(page, '/play-limits', new Date(madeAt))
  await page.getByRole('button', { name: 'হ্যাঁ, এখন থেকে' }).click()
  await expect(page.getByText('আজ আর ৳ 700 জমা দিতে পারবেন।')).toBeVisible()
  expect(callsOf(calls, 'confirmPlayLimit')[0]?.body).toEqual({ kind: 'deposit', period: 'day' })
})

for (const [width, language, words] of [
  [360, 'bn', 'আপনার সীমার চেয়ে ৳ 700 বেশি এসেছে'],
  [1280, 'en', '৳ 700 came above your limit and is set aside'],
] as const)
  test(`[LAW-29] what came above a limit on deposits stands beside it, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await store(page, { language })
    await stubSite(page, {
      showProtection: () => protection({ limits: [daily], aside: { amount: '700.00', until } }),
    })
    await open(page, '/play-limits')
    await expect(page.getByText(words)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

test('[LAW-29] a deposit above the limit leads to it, and the first deposit offers one', async ({
  page,
}) => {
  await stubSite(page, {
    getWalletNumber: refused('DEPOSIT_LIMIT', {
      message: 'Your own limit leaves 300.00 to deposit now.',
      params: { left: '300.00', from: '2026/01/16 00:00' },
    }),
  })
  await open(page, '/deposit')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Play limits and breaks' }),
  ).toBeVisible()
  await fillDeposit(page, { method: 'bKash', channel: 'Send Money', amount: '500' })
  await pressNext(page)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('leaves 300.00 to deposit now')
  await alert.getByRole('link', { name: 'Play limits and breaks' }).click()
  await expect(page).toHaveURL(/\/play-limits$/)
})
