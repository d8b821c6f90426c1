import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { promotion } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

const fifty: CallAnswer<Calls['lookPromoCode']> = {
  code: 'MAIDAN50',
  name: 'Fifty to begin with',
  name_bn: 'শুরুর জন্য পঞ্চাশ',
  bonus: '50.00',
  turnover: 5,
  to_stake: '250.00',
  bonus_days: 7,
  ends_at: '2026-12-31T17:59:59.000Z',
  weights: [{ play: 'exchange', percent: '0' }],
  changed_at: '2026-01-01T00:00:00.000Z',
}
const taken = {
  transaction_id: 'BCODE1',
  bonus: '50.00',
  to_stake: '250.00',
  expires_at: '2026-01-22T12:00:00.000Z',
}
const card = promotion(1, 'Fifty to begin with', {
  kind: 'code',
  on_deposit: false,
  code: 'MAIDAN50',
  amount: '50.00',
  turnover: '5',
  bonus_days: 7,
  deposit_bouns: '0',
  deposit_min: '0.00',
  bonus_max: '0.00',
})

for (const [width, language, words] of [
  [
    360,
    'en',
    {
      code: 'Promo code',
      look: 'See what it gives',
      terms: ['5 times the bonus', '7 days', 'Exchange'],
      take: 'Take the bonus',
      done: '৳ 50 is kept for you',
    },
  ],
  [
    1280,
    'bn',
    {
      code: 'প্রোমো কোড',
      look: 'কী পাবেন দেখুন',
      terms: ['বোনাসের ৫ গুণ', '৭ দিন', 'এক্সচেঞ্জ'],
      take: 'বোনাস নিন',
      done: 'আপনার জন্য রাখা হয়েছে',
    },
  ],
] as const)
  test(`[LAW-30] a code says what it gives and asks before it is taken, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await store(page, { language })
    const calls = await stubSite(page, { lookPromoCode: fifty, takePromoCode: taken })
    await open(page, '/promotions')
    await page.getByRole('textbox', { name: words.code }).fill('maidan ৫০')
    await page.getByRole('button', { name: words.look }).click()
    const dialog = page.getByRole('dialog')
    for (const text of ['৳ 50.00', '৳ 250.00', ...words.terms])
      await expect(dialog).toContainText(text)
    expect(callsOf(calls, 'takePromoCode')).toEqual([])
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: words.take }).click()
    await expect(dialog.getByRole('status')).toContainText(words.done)
    expect(callsOf(calls, 'lookPromoCode')[0]?.body).toEqual({ code: 'maidan ৫০' })
    expect(callsOf(calls, 'takePromoCode').map(({ body }) => body)).toEqual([
      { code: 'MAIDAN50', changed_at: fifty.changed_at },
    ])
  })

test('a code that is refused says why and keeps what was typed', async ({ page }) => {
  const answers = [refused('PROMO_CODE_USED_UP'), refused('PHONE_NOT_VERIFIED')]
  const calls = await stubSite(page, { lookPromoCode: () => answers.shift() ?? fifty })
  await open(page, '/promotions')
  const field = page.getByRole('textbox', { name: 'Promo code' })
  const look = page.getByRole('button', { name: 'See what it gives' })
  await look.click()
  await expect(page.getByText('Enter the code.')).toBeVisible()
  expect(callsOf(calls, 'lookPromoCode')).toEqual([])
  await field.fill('MAIDAN50')
  await look.click()
  await expect(page.getByRole('alert')).toContainText('used as often as it could be')
  await expect(field).toHaveValue('MAIDAN50')
  await look.click()
  await expect(page.getByRole('alert')).toContainText('verify')
  await page.getByRole('link', { name: 'To the profile' }).click()
  await expect(page).toHaveURL('/profile')
})

test('a card that shows its code leads to its offer, and a no takes nothing', async ({ page }) => {
  const calls = await stubSite(page, {
    getPromotion: [card],
    showPromotion: card,
    lookPromoCode: fifty,
  })
  await open(page, '/promotions')
  await page.getByRole('button', { name: 'Details of Fifty to begin with' }).click()
  const sheet = page.getByRole('dialog')
  for (const text of ['MAIDAN50', '৳ 50', '×5 of the bonus', '7 days'])
    await expect(sheet.getByText(text, { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Use the code MAIDAN50' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: 'Take the bonus' })).toHaveCount(0)
  expect(callsOf(calls, 'takePromoCode')).toEqual([])
})

test('a guest of the wide page is asked for no code', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await stubGuestSite(page)
  await open(page, '/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveCount(0)
})
