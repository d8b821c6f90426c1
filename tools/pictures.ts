import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProcessWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { chromium, type Browser } from '@playwright/test'
import { buildAll } from './build/build-all.ts'
import { findChromium } from './check/find-chromium.ts'
import { drawSheet } from './pictures/draw-sheet.ts'
import { takePictures } from './pictures/take-pictures.ts'
import { listViews, nameOf, type View } from './pictures/views.ts'
import { say, timed } from './progress.ts'
import { BUILD_DIR, ROOT } from './root.ts'
import { complain, Sentence } from './sentence.ts'

/** Visits that are made at once. */
const AT_ONCE = 3
const FOLDER = join(ROOT, 'docs', 'pictures')

/**
 * `npm run pictures [-- 360 bn guest]`: looks at every page of the real site in a real browser, at six
 * widths, in each language, as guest and as player, and keeps a sheet of pictures of each in
 * docs/pictures.
 */
async function pictures(...words: string[]): Promise<void> {
  const views = listViews(words)
  if (views.length === 0) throw new Sentence('There is no such view: say for example 360 bn guest.')
  await buildAll()
  await mkdir(FOLDER, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'maidan-pictures-'))
  const postgres = await startPostgres({ dataDir })
  process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
  const house = await openProcessWorld({
    studio: true,
    payments: true,
    feed: { speed: 1 },
    env: { BUILD_DIR },
  })
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    const waiting = [...views]
    const work = async () => {
      for (let view = waiting.shift(); view !== undefined; view = waiting.shift())
        await keepSheet(browser, house.url, view)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    say(`  ${views.length} sheets are in docs/pictures`)
  } finally {
    await browser.close()
    await house.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function keepSheet(browser: Browser, site: string, view: View): Promise<void> {
  await timed(nameOf(view), async () => {
    const taken = await takePictures(browser, site, view)
    await writeFile(join(FOLDER, `${nameOf(view)}.jpg`), await drawSheet(browser, view, taken))
  })
}

await pictures(...process.argv.slice(2)).catch(complain)
