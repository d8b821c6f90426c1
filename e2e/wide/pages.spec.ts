import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { promotion } from '../stub/records.ts'
import { stubGuestSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })

const samples = (page: Page) => page.getByRole('region', { name: 'Sample offers' })

test('[APP-21] [PROMO-20] [PROMO-21] [PROMO-22] [NAV-36] a guest sees the samples, and below them what runs in the house', async ({
  page,
}) => {
  await open(page, '/promotions')
  await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible()
  await expect(page.getByRole('tablist')).toBeVisible()
  const cards = samples(page).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('7,777')
  await expect(cards.last()).toContainText('100%')
  await expect(cards.last()).toContainText('2024/12/31')
  for (const card of await cards.all()) {
    await expect(card.getByText('Sample', { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/page/guest/register.jsp',
    )
  }
  const running = page.getByRole('main').locator('ul').last()
  await expect(running.getByRole('heading', { name: 'Weekend cricket' })).toBeVisible()
  await cards.first().getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/register')
})

test('[PROMO-20] the samples stay whatever the call answers, in Bangla too', async ({ page }) => {
  await stubGuestSite(page, { getPromotion: [promotion(1, 'Only one')] })
  await store(page, { language: 'bn' })
  await open(page, '/promotions')
  const cards = page.getByRole('region', { name: 'নমুনা অফার' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.getByText('নমুনা', { exact: true })).toHaveCount(2)
  await expect(cards.first()).toContainText('৭,৭৭৭')
  await expect(page.getByRole('heading', { name: 'Only one' })).toBeVisible()
})

for (const [width, count] of [
  [1280, 7],
  [1000, 4],
] as const)
  test(`[PROMO-05] [PROMO-06] at ${width} px the strip shows ${count} items`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/promotions')
    const tabs = page.getByRole('tab')
    await expect(tabs.nth(count - 1)).toBeInViewport({ ratio: 0.99 })
    await expect(tabs.nth(count)).not.toBeInViewport({ ratio: 0.1 })
  })

test('the strip stays below the header and keeps samples and promotions of its kind', async ({
  page,
}) => {
  await open(page, '/promotions')
  await page.getByRole('tab', { name: 'Sports', exact: true }).click()
  await expect(samples(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('tab', { name: 'ALL' }).click()
  await page.mouse.wheel(0, 700)
  const strip = page.getByRole('tablist')
  await expect.poll(async () => Math.round((await strip.boundingBox())?.y ?? 0)).toBe(149)
})

test('[APP-22] [AUTH-52] [AUTH-54] [AUTH-55] [AUTH-59] [AUTH-60] [AUTH-63] step 1 has five inputs, its hints and its alerts', async ({
  page,
}) => {
  const alerts = hearAlerts(page)
  await open(page, '/register')
  const form = page.getByRole('main')
  await expect(form.getByText('Step 1 of 2')).toBeVisible()
  await expect(form.locator('input, select')).toHaveCount(5)
  const values = await form
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(values).toEqual(['8', '7', '17'])
  await expect(form.getByText('4-15 characters')).toBeVisible()
  await expect(form.getByText('6-20 characters')).toHaveCount(2)
  const next = form.getByRole('button', { name: 'Next' })
  await next.click()
  expect(alerts).toEqual(['Please fill in all fields.'])
  await fillStep1(page, { confirm: 'other123' })
  await next.click()
  expect(alerts.slice(1)).toEqual(['Passwords do not match.'])
  await expect(form.getByText('Step 1 of 2')).toBeVisible()
})

test('[AUTH-56] [AUTH-57] [AUTH-58] [AUTH-61] [AUTH-62] [AUTH-63] [CONST-02] [SIL-042] step 2 has its inputs, the picture, its alerts and the way back', async ({
  page,
}) => {
  const alerts = hearAlerts(page)
  await page.route('**/captcha*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await openStep2(page)
  await expect(page.getByText('+880')).toBeVisible()
  await expect(page.getByText('At most 100 characters', { exact: false })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Terms', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const image = page.getByRole('img', { name: 'Picture of four digits' })
  await expect(image).toHaveAttribute('src', '/captcha')
  await page.getByRole('button', { name: 'New picture' }).click()
  await expect(image).toHaveAttribute('src', '/captcha?1')
  await page.getByRole('button', { name: 'Register' }).click()
  expect(alerts).toEqual(['Please fill in all fields for step 2.'])
  await fillStep2(page)
  await expect(page.getByLabel('Verification code')).toHaveValue('1234')
  await page.getByRole('button', { name: 'Register' }).click()
  expect(alerts.slice(1)).toEqual(['You must confirm that you are 18 years old.'])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('alice2026')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Alice Rahman')
})

test('[AUTH-53] [CONST-01] [SIL-047] the end alerts, calls nothing, and hands what was typed to the sign-up page alone', async ({
  page,
}) => {
  const alerts = hearAlerts(page)
  await page.route('**/captcha*', (route) => route.fulfill({ status: 404 }))
  await openStep2(page, '7')
  await expect(page.getByText('+91')).toBeVisible()
  await expect(page.getByText('The picture did not load.', { exact: false })).toBeVisible()
  await fillStep2(page, '9876543210')
  await page.getByLabel('I am 18 years old or older').check()
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url())
  })
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(
    page.getByText("I'm 18 years old, and agree to terms and conditions", { exact: true }),
  ).toBeVisible()
  expect(alerts).toHaveLength(1)
  const typed = {
    username: 'alice2026',
    password: 'abc12345',
    confirmPassword: 'abc12345',
    currency: 'INR',
    name: 'Alice Rahman',
    phone: '9876543210',
    email: 'alice@example.test',
    referral_code: 'FRIEND1',
  }
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  expect(posted).toEqual([])
  const kept = () => page.evaluate(() => JSON.stringify([history.state, localStorage]))
  await expect.poll(kept).not.toContain('abc12345')
})

test('[AUTH-58] the browser leads from step 2 back to step 1, too, and a new picture asks for its own digits', async ({
  page,
}) => {
  await page.route('**/captcha*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await openStep2(page)
  await fillStep2(page)
  await page.getByRole('button', { name: 'New picture' }).click()
  await expect(page.getByLabel('Verification code')).toHaveValue('')
  await page.goBack()
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('alice2026')
  await page.goForward()
  await expect(page.getByLabel('Full name')).toHaveValue('Alice Rahman')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue('')
})

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"></svg>'

/** What the page says by alert; each is closed at once. */
function hearAlerts(page: Page): string[] {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(dialog.message())
    void dialog.accept()
  })
  return heard
}

async function fillStep1(page: Page, { confirm = 'abc12345', currency = '8' } = {}) {
  await page.getByLabel('Username').fill('alice2026')
  await page.getByLabel('Password', { exact: true }).fill('abc12345')
  await page.getByLabel('Confirm password').fill(confirm)
  await page.getByRole('main').getByLabel('Currency').selectOption(currency)
  await page.getByLabel('Refer code').fill('FRIEND1')
}

async function openStep2(page: Page, currency = '8') {
  await open(page, '/register')
  await fillStep1(page, { currency })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
}

async function fillStep2(page: Page, phone = '1712345678') {
  await page.getByLabel('Full name').fill('Alice Rahman')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Email', { exact: true }).last().fill('alice@example.test')
  await page.getByLabel('Verification code').pressSequentially('12a345')
}

test('the page of the app has a code to scan where no phone reads it, and none on a phone', async ({
  page,
}) => {
  await stubGuestSite(page)
  await open(page, '/page/site/component/appDownload.jsp')
  const code = page
    .getByRole('main')
    .getByRole('img', { name: 'Code with the address of this site' })
  await expect(code).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Maidan on your phone').first()).toBeVisible()
  await expect(code).toHaveCount(0)
})
