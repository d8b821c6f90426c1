import { expect } from '@playwright/test'
import { bookmaker, event, fancy, lines, matchOdds } from '../steps/exchange-records.ts'
import { bar, block, prices, row, test } from '../steps/exchange-visit.ts'

/** A name that goes on in a second line is higher. */
const ONE_LINE_PX = 24

test('[EXCH-01, EXCH-02, EXCH-03, NAV-26, NAV-28, NAV-31, SIL-010, SIL-028] the exchange has its own navigation on each of its screens', async ({
  page,
  visit,
}) => {
  await visit('/exchange')
  const items = bar(page).getByRole('link')
  const texts = ['Home', 'In-Play', 'Sports', 'Multi Markets', 'Account']
  await expect(items).toHaveText(texts)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  for (const sport of ['Cricket', 'Soccer', 'Tennis'])
    await expect(page.getByRole('heading', { level: 2, name: sport })).toBeVisible()
  const addresses = ['', '-inplay', '-sports', '-multi', '-account']
  for (const [at, end] of addresses.entries()) {
    await items.nth(at).click()
    await expect(page).toHaveURL(`/exchange${end}`)
    await expect(items.nth(at)).toHaveAttribute('aria-current', 'page')
    await expect(items).toHaveText(texts)
  }
})

test('[EXCH-18] the account page of the exchange has six entries', async ({ page, visit }) => {
  await visit('/exchange-account')
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    /^My Profile/,
    /^Balance Overview/,
    /^My Bets/,
    /^Bets History/,
    /^Profit & Loss/,
    /^Activity Log/,
  ])
  await expect(bar(page)).toBeVisible()
})

test('[EXCH-03, SIL-111] home shows what is on and next with best prices; a tap on one opens the slip', async ({
  page,
  odds,
  visit,
}) => {
  const soon = new Date(Date.now() + 30 * 60_000).toISOString()
  odds.answers['/api/sports-events/cricket'] = [
    event('14', 'Golf v Hotel', { OpenDate: soon, Competition: 'Night Cup' }),
    event('11', 'Alpha v Bravo', { InPlay: true }),
  ]
  await visit('/exchange')
  const cricket = block(page, 'Cricket').getByRole('listitem')
  await expect(cricket).toHaveText([/In-Play.*Alpha v Bravo/, /Night Cup.*Golf v Hotel/])
  const price = cricket.first().getByRole('button', { name: 'Alpha Back 1.85' })
  await expect(price).toHaveText('1.851.2K')
  await price.click()
  await expect(page.getByRole('dialog')).toContainText('Alpha')
})

test('[EXCH-21, EXCH-23, EXCH-24, EXCH-25, DATA-01, DATA-06, DATA-07, ENT-32] in-play lists the events of three sports with their badges', async ({
  page,
  odds,
  visit,
  asked,
}) => {
  await visit('/exchange-inplay')
  await expect(page.getByRole('tab')).toHaveText(['In-Play', 'Today', 'Tomorrow', 'Result'])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cricket', 'Soccer', 'Tennis'])
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  for (const [sport, name, badges] of [
    ['Cricket', 'Alpha v Bravo', ['Fancy', 'BookMaker']],
    ['Soccer', 'Charlie v Delta', ['Fancy']],
    ['Tennis', 'Echo v Foxtrot', []],
  ] as const) {
    const item = row(block(page, sport), name)
    await expect(item).toHaveCount(1)
    for (const badge of ['Fancy', 'BookMaker'])
      await expect(item.getByText(badge, { exact: true })).toHaveCount(
        badges.some((one) => one === badge) ? 1 : 0,
      )
    expect(asked(`/api/sports-events/${sport.toLowerCase()}`)).toBeGreaterThan(0)
  }
  expect(new URL(odds.url).origin).not.toBe(new URL(page.url()).origin)
})

test('[EXCH-22, SIL-116] Today and Tomorrow go by the site’s day, Result names the winners', async ({
  page,
  odds,
  visit,
}) => {
  const clock = new Date()
  clock.setUTCHours(10, 0, 0, 0)
  const at = (hours: number) => new Date(clock.getTime() + hours * 3_600_000).toISOString()
  odds.answers['/api/sports-events/cricket'] = [
    event('21', 'On now', { InPlay: true, OpenDate: at(-1) }),
    event('22', 'Late tonight', { InPlay: false, OpenDate: at(7.5) }),
    event('23', 'After midnight', { InPlay: false, OpenDate: at(8.5) }),
    event('24', 'Next week', { InPlay: false, OpenDate: at(150) }),
    event('25', 'Long over', {
      InPlay: false,
      OpenDate: at(-20),
      Status: 'CLOSED',
      Winner: { kind: 'won', SelectionId: 1, SelectionName: 'India Juliet' },
    }),
  ]
  for (const sport of ['soccer', 'tennis']) odds.answers[`/api/sports-events/${sport}`] = []
  await visit('/exchange-inplay', {}, clock)
  const items = page.getByRole('tabpanel').getByRole('listitem')
  await expect(items).toHaveText([/On now/])
  await page.getByRole('tab', { name: 'Today' }).click()
  await expect(items).toHaveText([/On now/, /Late tonight.*Today 23:30/])
  await expect(page.getByText('All times are in GMT+6')).toBeVisible()
  await page.getByRole('tab', { name: 'Tomorrow' }).click()
  await expect(items).toHaveText([/After midnight.*Tomorrow 00:30/])
  await page.getByRole('tab', { name: 'Result' }).click()
  const played = siteDay(at(-20))
  await expect(items).toHaveText([new RegExp(`Long over.*Over · ${played}.*Winner: India Juliet`)])
})

test('[DATA-05] the rows of cricket are the list of the cricket call', async ({
  page,
  odds,
  visit,
}) => {
  const list = [
    event('41', 'Padma v Meghna', { InPlay: true }),
    event('42', 'Jamuna v Surma', { InPlay: true, Fancy: true }),
    event('43', 'Karnaphuli v Teesta', { InPlay: true, Bookmaker: true }),
  ]
  odds.answers['/api/sports-events/cricket'] = list
  await visit('/exchange-inplay')
  const rows = block(page, 'Cricket').getByRole('listitem')
  await expect(rows).toHaveCount(list.length)
  for (const [at, { Event }] of list.entries()) await expect(rows.nth(at)).toContainText(Event)
  odds.answers['/api/sports-events/cricket'] = list.slice(1, 2)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(rows).toHaveText([/Jamuna v Surma/])
})

test('[EXCH-22] a tab without events says No Data', async ({ page, odds, visit }) => {
  for (const sport of ['cricket', 'soccer', 'tennis'])
    odds.answers[`/api/sports-events/${sport}`] = []
  await visit('/exchange-inplay')
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})

test('[LAW-23] a sport that cannot be read says so, beside those that can, and is asked for again', async ({
  page,
  odds,
  visit,
}) => {
  odds.answers['/api/sports-events/cricket'] = 503
  odds.answers['/api/sports-events/soccer'] = [event('51', 'Surma v Teesta', { InPlay: true })]
  odds.answers['/api/sports-events/tennis'] = []
  const failed = block(page, 'Cricket').getByRole('alert')
  for (const path of ['/exchange', '/exchange-inplay']) {
    await visit(path)
    await expect(failed).toContainText('The matches did not load. We keep trying.')
    await expect(block(page, 'Soccer').getByRole('listitem')).toHaveText([/Surma v Teesta/])
  }
  await page.getByRole('tab', { name: 'Result' }).click()
  await expect(page.getByText('No Data', { exact: true })).toHaveCount(2)
  await expect(failed).toBeVisible()
  odds.answers['/api/sports-events/cricket'] = [event('52', 'Padma v Meghna', { InPlay: true })]
  await page.getByRole('tab', { name: 'In-Play' }).click()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(block(page, 'Cricket').getByRole('listitem')).toHaveText([/Padma v Meghna/])
  odds.answers['/api/sports-events/cricket'] = null
  await visit('/exchange-sports')
  await expect(page.getByRole('alert')).toContainText('The matches did not load.')
  await page.getByRole('tab', { name: /Soccer/ }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[SIL-010] sports are searched in both languages and by competition', async ({
  page,
  odds,
  visit,
}) => {
  const soon = new Date(Date.now() + 50 * 3_600_000).toISOString()
  odds.answers['/api/sports-events/cricket'] = [
    event('31', 'Padma Lions v Surma 11', {
      Event_bn: 'পদ্মা লায়ন্স বনাম সুরমা ১১',
      Competition: 'River Cup',
      Competition_bn: 'রিভার কাপ',
      OpenDate: soon,
      InPlay: false,
    }),
    event('11', 'Alpha v Bravo', { Competition: 'Night League' }),
  ]
  await visit('/exchange-sports')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Night League',
    'River Cup',
    /.*/,
    /.*/,
  ])
  const items = main.getByRole('listitem')
  await expect(items).toHaveCount(4)
  for (const typed of ['padma', 'পদ্মা লায়ন্স', 'সুরমা 11', 'surma ১১', 'রিভার']) {
    await page.getByRole('searchbox').fill(typed)
    await expect(items).toHaveText([/Padma Lions v Surma 11/])
  }
  await page.getByRole('searchbox').fill('zzz')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByRole('tab', { name: /^Tennis/ }).click()
  await expect(items).toHaveText([/Echo v Foxtrot/])
})

test('[SIL-010, APP-23] pinned markets stand live on one screen, kept outside local storage', async ({
  page,
  visit,
}) => {
  await visit('/exchange-multi')
  await expect(page.getByText('No pinned markets yet')).toBeVisible()
  await page.getByRole('link', { name: 'Find a match' }).click()
  await page.getByRole('button', { name: 'Pin Alpha v Bravo to Multi Markets' }).click()
  await bar(page).getByRole('link', { name: 'Multi Markets' }).click()
  const alpha = prices(row(block(page, 'Match Odds'), 'Alpha'))
  await expect(alpha).toHaveText(['1.851.2K', '1.8756K'])
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(alpha).toHaveText(['1.851.2K', '1.8756K'])
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/pin/i)
  await page.getByRole('button', { name: 'Take the pin off Alpha v Bravo' }).click()
  await expect(page.getByText('No pinned markets yet')).toBeVisible()
})

test('[SIL-010] a pin that is pressed before the device has answered is kept all the same', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const later = setTimeout
    IDBRequest.prototype.addEventListener = function late(
      this: IDBRequest,
      type: string,
      hear: EventListenerOrEventListenerObject | null,
    ) {
      const held = (event: Event) =>
        later(() => typeof hear === 'function' && hear.call(this, event), 1500)
      EventTarget.prototype.addEventListener.call(this, type, type === 'success' ? held : hear)
    }
  })
  await visit('/exchange-sports')
  await page.getByRole('button', { name: 'Pin Alpha v Bravo to Multi Markets' }).click()
  await expect(page.getByRole('button', { name: 'Take the pin off Alpha v Bravo' })).toBeVisible()
})

test('[SIL-010, EXCH-11] bookmaker and fancy of pinned matches open side by side, and are followed only while they are open', async ({
  page,
  odds,
  asked,
  visit,
}) => {
  odds.answers['/api/event/11'] = lines(
    { f: fancy('Ten overs') },
    { a: bookmaker('Alpha', 90, 95) },
  )
  odds.answers['/api/event/12'] = {
    data: { items: { '12': { fancy2: { g: fancy('Charlie goals') }, bookmaker: {} } } },
  }
  odds.answers['/api/match-odds/1.12'] = [{ ...matchOdds({ marketId: '1.12', eventId: '12' }) }]
  await visit('/exchange-sports')
  for (const name of ['Alpha v Bravo', 'Charlie v Delta'])
    await page.getByRole('button', { name: `Pin ${name} to Multi Markets` }).click()
  await bar(page).getByRole('link', { name: 'Multi Markets' }).click()
  const more = page.getByRole('button', { name: 'BookMaker and Fancy' })
  await expect(more).toHaveCount(2)
  expect(asked('/api/event/12')).toBe(0)
  await more.first().click()
  await expect(page.getByText('Ten overs')).toBeVisible()
  await expect(block(page, 'BookMaker')).toContainText('Alpha')
  await expect(page.getByText('Charlie goals')).toHaveCount(0)
  await more.last().click()
  await expect(page.getByText('Charlie goals')).toBeVisible()
  await expect(page.getByText('Ten overs')).toBeVisible()
  await page.getByRole('button', { name: /Charlie goals.*Yes|Yes.*Charlie goals/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Charlie goals')

  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await more.first().click()
  await more.last().click()
  const heads = page.getByRole('heading', { name: /^(BookMaker|Fancy Bet)$/ })
  await expect(heads).toHaveCount(3)
  for (const head of await heads.all())
    expect((await head.boundingBox())?.height).toBeLessThan(ONE_LINE_PX)
})

/** `yyyy/mm/dd` of an instant in GMT+6. */
function siteDay(instant: string): string {
  return new Date(Date.parse(instant) + 6 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '/')
}
