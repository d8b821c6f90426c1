import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { Sentence } from '../sentence.ts'
import { findChromium } from './find-chromium.ts'
import { say } from '../progress.ts'
import { findFirefox } from './find-firefox.ts'
import type { Outcome } from './outcome.ts'
import { shardOf, type Portion } from './portion.ts'
import { reportFile, runStep } from './run-step.ts'

const NAME = 'e2e'
const CONFIG = join('e2e', 'playwright.config.ts')

/** So much of the journeys in a real browser. @throws Sentence when they cannot run. */
export async function runJourneys(portion: Portion): Promise<Outcome> {
  if (!existsSync(join(ROOT, CONFIG))) {
    throw new Sentence(`The browser journeys have no ${CONFIG}, so they cannot run.`)
  }
  const chromium = await findChromium()
  const firefox = await findFirefox()
  if (firefox === null) say('  … no Firefox here: its walk is left out')
  return runStep({
    name: NAME,
    program: 'playwright',
    args: ['test', '--config', CONFIG, '--reporter=list,json', ...shardOf(portion)],
    env: {
      CHROMIUM_PATH: chromium,
      FIREFOX_PATH: firefox ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(NAME, portion),
      // The list reporter of a terminal redraws lines; here each is printed once.
      PLAYWRIGHT_FORCE_TTY: '0',
    },
    report: 'playwright',
    portion,
    loud: true,
  })
}
