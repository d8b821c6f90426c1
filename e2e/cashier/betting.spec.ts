import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openQuickly } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import { provider, round } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

/** 23:30 of 10 January in Dhaka. */
const now = new Date('2026-01-10T17:30:00.000Z')

const record = (game_name: string, platform: string, game_type: string, created_at: string) =>
  round(game_name, { platform, game_type, winAmount: '250.50', created_at })

const records = [
  record('Tiger Night', 'PADMA', 'slot', '2026-01-09T18:00:00.000Z'),
  record('Hilsa Rush', 'JILI', 'fishing', '2026-01-09T17:59:59.000Z'),
  record('River Gold', 'PADMA', 'crash', '2026-01-03T18:00:00.000Z'),
  record('Old Boats', 'JILI', 'slot', '2026-01-03T17:59:59.000Z'),
]
const names = records.map(({ game_name }) => game_name)

const answers: Answers = {
  bettingRecord: records,
  getProvider: { data: [provider('PADMA'), provider('JILI')], message: 'ok' },
  getTypes: { types: ['slot', 'crash', 'fishing'] },
}

const shown = async (page: Page) => {
  const lines = await page.locator('main').getByRole('button', { includeHidden: true }).all()
  const texts = await Promise.all(lines.map((line) => line.textContent()))
  return names.filter((name) => texts.some((text) => text?.includes(name)))
}

const filter = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

async function openRecords(page: Page) {
  await openQuickly(page, '/betting-record', now)
  await expect(page.locator('main').getByText('Tiger Night')).toBeVisible()
}

async function apply(page: Page) {
  await filter(page).getByRole('button', { name: 'Show records' }).click()
  await expect(filter(page)).toHaveCount(0)
}

test('[REC-02, API-39, ENT-24] a round is listed with its game, place, stake, win and time', async ({
  page,
}) => {
  const calls = await stubSite(page, answers)
  await openRecords(page)
  const line = page.getByRole('main').getByRole('button').first()
  for (const text of ['PADMA', 'slot', 'Tiger Night', '৳ 100.00', '৳ 250.50']) {
    await expect(line).toContainText(text)
  }
  await expect(line).toContainText('2026/01/10 00:00:00')
  const [call] = callsOf(calls, 'bettingRecord')
  expect(call).toMatchObject({ method: 'GET', authorization: 'Bearer token-of-alice' })
})

test('an entry of a contest that the house has ended says so', async ({ page }) => {
  const own = record('Five Cup', 'FANTASY', 'arcade', '2026-01-10T09:00:00.000Z')
  const ended = { ...own, bet_amount: '6.66', winAmount: '0.00', state: 'ended' }
  await stubSite(page, { ...answers, bettingRecord: [ended, ...records] })
  await openRecords(page)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Five Cup' })).toContainText('Ended by the house')
})

test('a bet that waits for its match stands there as open, not as lost', async ({ page }) => {
  const open = { ...record('Lucky Sports', 'LUCKY', 'sports', '2026-01-10T09:00:00.000Z') }
  const bet = { ...open, winAmount: '0.00', state: 'open' }
  await stubSite(page, { ...answers, bettingRecord: [bet, ...records] })
  await openRecords(page)
  const line = page.getByRole('main').getByRole('button').first()
  await expect(line).toContainText('Open')
  await expect(line).not.toContainText('−')
  await line.click()
  const sheet = page.getByRole('dialog', { name: 'Lucky Sports' })
  await expect(sheet.getByText('Open', { exact: true })).toBeVisible()
  await expect(sheet.getByText('Result')).toHaveCount(0)
})

test('[REC-03, REC-04, REC-05, REC-07, API-15, API-16] platform and type come from their calls and limit the list', async ({
  page,
}) => {
  const calls = await stubSite(page, answers)
  await openRecords(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  const platform = filter(page).getByLabel('Platform')
  const type = filter(page).getByLabel('Game type')
  await expect(platform.getByRole('option')).toHaveText(['All', 'PADMA', 'JILI'])
  await expect(type.getByRole('option')).toHaveText(['All', 'slot', 'crash', 'fishing'])
  await expect(filter(page).getByRole('group', { name: 'Date' })).toBeVisible()
  await platform.selectOption('PADMA')
  await apply(page)
  await expect.poll(() => shown(page)).toEqual(['Tiger Night', 'River Gold'])
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(platform).toHaveValue('PADMA')
  await type.selectOption('crash')
  await apply(page)
  await expect.poll(() => shown(page)).toEqual(['River Gold'])
  const bearer = { authorization: 'Bearer token-of-alice' }
  expect(callsOf(calls, 'getTypes')).toMatchObject([{ method: 'GET', ...bearer }])
  const providers = callsOf(calls, 'getProvider')
  expect(providers).toMatchObject([{ method: 'GET', query: {}, ...bearer }])
})

test('[I18N-02] Bangla names the provider and the kind of game instead of their codes', async ({
  page,
}) => {
  const data = [provider('PADMA', 'Padma Play'), provider('JILI')]
  await stubSite(page, { ...answers, getProvider: { data, message: 'ok' } })
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  await openRecords(page)
  const lines = page.getByRole('main').getByRole('button')
  await expect(lines.first()).toContainText('Padma Play · স্লট')
  await expect(lines.nth(1)).toContainText('JILI · ফিশিং')
  await page.getByRole('button', { name: 'ফিল্টার' }).click()
  const sheet = page.getByRole('dialog', { name: 'ফিল্টার' })
  await expect(sheet.getByLabel('প্রোভাইডার').getByRole('option')).toHaveText([
    'সব',
    'Padma Play',
    'JILI',
  ])
  await expect(sheet.getByLabel('গেমের ধরন').getByRole('option')).toHaveText([
    'সব',
    'স্লট',
    'ক্র্যাশ',
    'ফিশিং',
  ])
})

test('[REC-06] the three spans of days follow GMT+6', async ({ page }) => {
  await stubSite(page, answers)
  await openRecords(page)
  const days = filter(page).getByRole('group', { name: 'Date' })
  const spans = {
    Today: ['Tiger Night'],
    Yesterday: ['Hilsa Rush'],
    'Last 7 days': ['Tiger Night', 'Hilsa Rush', 'River Gold'],
  }
  for (const [name, kept] of Object.entries(spans)) {
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(days.getByRole('button')).toHaveText(Object.keys(spans))
    await days.getByRole('button', { name }).click()
    await expect(days.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await apply(page)
    await expect.poll(() => shown(page)).toEqual(kept)
  }
  await page.getByRole('button', { name: 'Filter' }).click()
  await days.getByRole('button', { name: 'Last 7 days' }).click()
  await apply(page)
  await expect.poll(() => shown(page)).toEqual(names)
})

test('[REC-08] the detail list cuts a game’s name at 15 letters', async ({ page }) => {
  const name = 'abcdefghijklmnopqrst'
  const long = record(name, 'PADMA', 'slot', '2026-01-09T18:00:00.000Z')
  await stubSite(page, { ...answers, bettingRecord: [long] })
  await openQuickly(page, '/betting-record')
  await page.getByRole('main').getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading')).toHaveText('abcdefghijklmno')
  await expect(sheet).toContainText('৳ 100.00')
  await expect(sheet.getByText(name)).toHaveCount(0)
})

test('[REC-30] no rounds at all, or none that fit, read No Data', async ({ page }) => {
  await stubSite(page, { ...answers, bettingRecord: [] })
  await openQuickly(page, '/betting-record')
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})
