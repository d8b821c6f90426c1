import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { inTurn, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { madeAt } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

test('a guest goes from page to page in Bangla, each with its own words', async ({ page }) => {
  await store(page, { language: 'bn' })
  await stubGuestSite(page)
  await openQuickly(page, '/page/help')
  const others = page.getByRole('navigation', { name: 'আরও পড়ুন' })
  for (const [path, title, words] of [
    ['/page/terms', 'শর্তাবলি', /একসঙ্গে একটিই বোনাস চলে/],
    ['/page/privacy', 'গোপনীয়তা', /কী রাখি/],
    ['/page/contact', 'যোগাযোগ', /ওয়ালেটের পিন/],
    ['/page/licence', 'গেমিং লাইসেন্স', /লাইসেন্স না থাকলে/],
    ['/page/responsible-gaming', 'দায়িত্বশীল গেমিং', /যে লক্ষণ অবহেলা করবেন না/],
    ['/page/about-us', 'আমাদের কথা', /খোলা মাঠ/],
  ] as const) {
    await others.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  }
  expect(await violationsOf(page)).toEqual([])
})

test('the help finds answers by words, in digits of either script, and leads on where there is none', async ({
  page,
}) => {
  await stubGuestSite(page, {
    getPage: inTurn(wordless(500), {
      key: 'help',
      version: 3,
      published_at: madeAt,
      title: 'Help',
      body: 'Ask.\n\n## Money\n### How much?\nFrom 200 <b>taka</b>.\n### When?\nSee [your record](/transaction-record).',
    }),
  })
  await openQuickly(page, '/page/help')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Version 3, published on 2026/01/15')).toBeVisible()
  const questions = main.getByRole('heading', { level: 3 })
  await expect(questions).toHaveText(['How much?', 'When?'])
  await expect(main.getByText('From 200')).toBeHidden()
  await main.getByLabel('Search the answers').fill('২০০')
  await expect(questions).toHaveText(['How much?'])
  await expect(main.getByText('From 200 <b>taka</b>.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await main.getByLabel('Search the answers').fill('horse')
  await expect(main.getByText('No answer has these words')).toBeVisible()
  await main.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/page/contact')
})

test('the terms are read over the form, which keeps what was typed', async ({ page }) => {
  await stubGuestSite(page)
  await openQuickly(page, '/signup')
  await page.getByLabel('Username').fill('alice2026')
  await page.getByRole('button', { name: 'Terms' }).click()
  const sheet = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(sheet.getByRole('heading', { name: 'Withdrawals' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByLabel('Username')).toHaveValue('alice2026')
})

test('a player is told of new terms, reads and agrees; a failing call says so and may be repeated', async ({
  page,
}) => {
  const due = { key: 'terms' as const, version: 1, published_at: madeAt, accepted_version: null }
  let pages = [due]
  const accepted = inTurn(wordless(500), { success: true, message: 'ok' })
  const calls = await stubSite(page, {
    duePages: () => ({ pages }),
    acceptPage: () => {
      const answer = accepted()
      if ('success' in answer) pages = []
      return answer
    },
  })
  await openQuickly(page, '/account')
  const note = page.getByRole('region', { name: 'There is something new to read' })
  await expect(note).toContainText('You can go on playing.')
  await note.getByRole('link', { name: 'Terms' }).click()
  const agree = page.getByRole('button', { name: 'I have read this and agree' })
  await agree.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your agreement could not be kept. Please try again.',
  )
  await agree.click()
  await expect(page.getByRole('status')).toContainText('It is kept that you agreed')
  await expect(agree).toHaveCount(0)
  expect(callsOf(calls, 'acceptPage').map(({ params, body }) => [params, body])).toEqual(
    Array.from({ length: 2 }, () => [{ key: 'terms' }, { version: 1 }]),
  )
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await expect(note).toHaveCount(0)
})
