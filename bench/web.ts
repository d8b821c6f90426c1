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
import { visitPage, type Visit } from './visit-page.ts'

/**
 * How heavy and how quick the site is for a phone that comes for the first time: the built site,
 * served by a real house, visited by a real browser as Lighthouse's slow 4G phone.
 */
const PAGES = { home: '/', login: '/login' }
const VISITS = 3

/** What each figure may be at most, or must be at least. */
const BUDGETS = {
  js_kb: { unit: 'kB gzip', limit: 130 },
  lcp_ms: { unit: 'ms', limit: 2000 },
  tbt_ms: { unit: 'ms', limit: 150 },
  cls: { unit: 'score', limit: 0.02 },
  accessibility: { unit: 'of 100', limit: 100 },
} as const satisfies Record<string, { unit: string; limit: number }>

await buildAll()
const chromePath = await findChromium()
const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const house = await openProcessWorld({ studio: true, env: { BUILD_DIR } })
try {
  for (const [name, address] of Object.entries(PAGES)) {
    const visits: Visit[] = []
    for (let visit = 0; visit < VISITS; visit += 1)
      visits.push(await visitPage(house.url + address, chromePath))
    printPage(name, visits)
  }
} finally {
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function printPage(page: string, visits: readonly Visit[]) {
  for (const name of Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]) {
    const { unit, limit } = BUDGETS[name]
    const value = median(visits.map((visit) => visit[name]))
    printFigure({
      bench: 'web',
      figure: `${page}_${name}`,
      value,
      unit,
      versus: `budget ${limit} ${unit}`,
      ratio: value / limit,
      runs: visits.length,
    })
  }
}
