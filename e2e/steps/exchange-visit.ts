import type { Locator, Page } from '@playwright/test'
import { exposure } from '../stub/bets.ts'
import { oddsAnswers } from './exchange-records.ts'
import { expect, test as base } from '../front/test.ts'
import { openQuickly } from './quick-clock.ts'
import { startStubOdds } from '../stub/odds.ts'
import type { StubOdds } from '../stub/odds.ts'
import { stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import type { StubCall } from '../stub/read-stub-call.ts'
import { generalSettings } from '../stub/records.ts'

type Visit = {
  /** Alice opens an address; the data host of the settings is the stub. */
  visit: (path: string, changed?: Answers, time?: Date) => Promise<StubCall[]>
  /** The odds view of Alpha v Bravo, opened as a player opens it. */
  visitEvent: (changed?: Answers) => Promise<StubCall[]>
  /** How often a path of the data host was asked. */
  asked: (path: string) => number
}

/** Tests of the exchange's screens: a stub of the data host, and outside pages that are empty. */
export const test = base.extend<{ odds: StubOdds } & Visit>({
  // The site's own policy names the data host of its settings, not the one of a test.
  bypassCSP: true,
  serviceWorkers: 'block',
  odds: async ({ page }, use) => {
    const odds = await startStubOdds(oddsAnswers())
    for (const host of ['score', 'stream', 'outside'])
      await page.route(`http://${host}.example.test/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Frame</title>' }),
      )
    await use(odds)
    await odds.close()
  },
  visit: async ({ page, odds }, use) => {
    await use(async (path, changed = {}, time) => {
      const calls = await stubSite(page, { ...exchangeAnswers(odds), ...changed })
      await openQuickly(page, path, time)
      return calls
    })
  },
  visitEvent: async ({ page, visit }, use) => {
    await use(async (changed) => {
      const calls = await visit('/exchange-inplay', changed)
      await page.getByRole('link', { name: 'Alpha v Bravo' }).click()
      await expect(page).toHaveURL('/odds-view')
      return calls
    })
  },
  asked: async ({ odds }, use) => {
    await use((path) => odds.asked.filter((one) => one.path === path).length)
  },
})

/** The general settings that name the stub. */
export function exchangeSettings(odds: StubOdds, more: Parameters<typeof generalSettings>[0] = {}) {
  return generalSettings({
    odds_url: odds.url,
    ip_url: `${odds.url}/ip`,
    stream_url: 'http://stream.example.test/live',
    exchange_url: '',
    ...more,
  })
}

function exchangeAnswers(odds: StubOdds): Answers {
  return {
    getGeneral: exchangeSettings(odds),
    openBets: { bets: [] },
    exchangeExposure: exposure(),
    exchangeMarkets: { markets: [] },
  }
}

/** The navigation of the exchange. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Exchange menu' })
/** A market or a sport by its heading. */
export const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** A line of a list that holds a text. */
export const row = (within: Locator, text: string) =>
  within.getByRole('listitem').filter({ hasText: text })
/** The prices of a runner, without the button that their name is. */
export const prices = (runner: Locator) =>
  runner.getByRole('button', { name: / (Back|Lay|ব্যাক|লে) / })
