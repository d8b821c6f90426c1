import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openProcessWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { buildAll } from '../tools/build/build-all.ts'
import { BUILD_DIR } from '../tools/root.ts'
import { findChromium } from '../tools/check/find-chromium.ts'
import { median } from './median.ts'
import { printFigure } from './print-figure.ts'
import { openGuest, openPlayer, type Visitor } from './site/open-visitor.ts'
import { tapScreens } from './site/tap-screens.ts'
import { visitPage, type Form, type Visit } from './site/visit-page.ts'
import { watchSlowLine } from './site/watch-slow-line.ts'

/**
 * How heavy and how quick the site is for who comes for the first time: the built site, served by a
 * real house, visited by a real browser on Lighthouse's slow 4G line. Then ten taps on a slow phone,
 * and prices over a bad line. Names of pages may be given, to visit them alone.
 */
const PAGES = {
  home: { address: '/', isGuest: true },
  login: { address: '/login', isGuest: true },
  promotions: { address: '/promotions', isGuest: true },
  games: { address: '/games', isGuest: true },
  deposit: { address: '/deposit', isGuest: false },
  exchange: { address: '/exchange-inplay', isGuest: false },
  odds_view: { address: '/odds-view', isGuest: false },
} as const
type PageName = keyof typeof PAGES

const PAGE_NAMES = Object.keys(PAGES) as PageName[]
const FORMS = ['phone', 'wide'] as const satisfies readonly Form[]
const VISITS = 3

const HOME_JS_KB = 120
/** What another page may load beyond the scripts of home. */
const MORE_JS_KB = 40
const TAP_LIMIT_MS = 100
const SLOW_PRICES_LIMIT_MS = 6_000
const BYTES_PER_MARKET_LIMIT = 2_000

/** What each figure may be at most, or must be at least. */
const budgets = {
  js_kb: { unit: 'kB gzip', limit: HOME_JS_KB },
  lcp_ms: { unit: 'ms', limit: 1800 },
  tbt_ms: { unit: 'ms', limit: 150 },
  cls: { unit: 'score', limit: 0.02 },
  accessibility: { unit: 'of 100', limit: 100 },
} as const satisfies Record<keyof Visit, { unit: string; limit: number }>

await buildAll()
const chromePath = await findChromium()
const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const house = await openProcessWorld({ studio: true, feed: { speed: 1 }, env: { BUILD_DIR } })
try {
  await visitPages()
  await printTaps()
  await printSlowLine()
} finally {
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function visitPages() {
  const asked = PAGE_NAMES.filter((name) => process.argv.includes(name))
  const names = asked.length === 0 ? PAGE_NAMES : asked
  const guest = await openGuest(chromePath)
  const player = await openPlayer(chromePath, house.url)
  try {
    for (const name of names)
      for (const form of FORMS) await printVisits(name, form, PAGES[name].isGuest ? guest : player)
  } finally {
    guest.close()
    player.close()
  }
}

async function printVisits(name: PageName, form: Form, { port }: Visitor) {
  const visits: Visit[] = []
  for (let visit = 0; visit < VISITS; visit += 1)
    visits.push(await visitPage(house.url + PAGES[name].address, port, form))
  const route = form === 'phone' ? name : `${name}_wide`
  for (const figure of Object.keys(budgets) as (keyof Visit)[]) {
    const { unit, limit } = budgets[figure]
    const more = figure === 'js_kb' && name !== 'home' ? MORE_JS_KB : 0
    const value = median(visits.map((visit) => visit[figure]))
    printBeside({ figure: `${route}_${figure}`, value, unit, limit: limit + more, runs: VISITS })
  }
}

async function printTaps() {
  const taps = await tapScreens(house.url, chromePath)
  const value = Math.max(...taps)
  printBeside({ figure: 'inp_ms', value, unit: 'ms', limit: TAP_LIMIT_MS, runs: taps.length })
}

async function printSlowLine() {
  const { pricesMs, bytesPerMarketS } = await watchSlowLine(house.url, chromePath)
  printBeside({
    figure: 'odds_view_slow_line_prices_ms',
    value: pricesMs,
    unit: 'ms',
    limit: SLOW_PRICES_LIMIT_MS,
    runs: 1,
  })
  printBeside({
    figure: 'odds_view_bytes_per_market_s',
    value: bytesPerMarketS,
    unit: 'bytes/s',
    limit: BYTES_PER_MARKET_LIMIT,
    runs: 1,
  })
}

type Beside = { figure: string; value: number; unit: string; limit: number; runs: number }

function printBeside({ limit, ...measured }: Beside) {
  printFigure({
    bench: 'web',
    ...measured,
    versus: `budget ${limit} ${measured.unit}`,
    ratio: measured.value / limit,
  })
}
