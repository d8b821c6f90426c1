import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { violationsOf } from '../steps/violations-of.ts'
import { broken, refused } from '../stub/answer.ts'
import { protection } from '../stub/protection.ts'
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
