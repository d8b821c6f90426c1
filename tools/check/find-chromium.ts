import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from '../build/run-program.ts'
import { say } from '../progress.ts'
import { npmProgram, ROOT } from '../root.ts'
import { Sentence } from '../sentence.ts'
import { CHROMIUM_NAMES } from './chromium-names.ts'

const VERSION_TIMEOUT_MS = 20_000
/** Of the names, what Debian and Ubuntu call a package. */
const APT_PACKAGES = CHROMIUM_NAMES.slice(0, 2)

/** The path of a Chromium that runs, installed now when there is none. @throws Sentence */
export async function findChromium(): Promise<string> {
  const found = findInstalled()
  if (found !== undefined) return found

  say('  … no Chromium found; installing one')
  for (const install of [installWithApt, installWithPlaywright]) {
    await install()
    const installed = findInstalled()
    if (installed !== undefined) return installed
  }
  throw new Sentence(
    'The browser tests need Chromium and none could be installed: install it, or set CHROMIUM_PATH to one.',
  )
}

function findInstalled(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined && given !== '') {
    if (doesRun(given)) return given
    throw new Sentence(`CHROMIUM_PATH is ${given}, and that does not run as a browser.`)
  }
  return [...onPath(), ofPlaywright()].find((path) => path !== undefined && doesRun(path))
}

function onPath(): string[] {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  return CHROMIUM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(
    existsSync,
  )
}

/** The browser in Playwright's own cache, asked from the room that has Playwright. */
function ofPlaywright(): string | undefined {
  const script = `process.stdout.write(require('@playwright/test').chromium.executablePath())`
  const { status, stdout } = spawnSync(process.execPath, ['--eval', script], {
    cwd: join(ROOT, 'e2e'),
    encoding: 'utf8',
  })
  return status === 0 && existsSync(stdout) ? stdout : undefined
}

/** A file of the right name may be a stub that only says how to install the real one. */
function doesRun(path: string): boolean {
  const { status } = spawnSync(path, ['--version'], {
    stdio: 'ignore',
    timeout: VERSION_TIMEOUT_MS,
  })
  return status === 0
}

async function installWithApt(): Promise<void> {
  if (process.getuid?.() !== 0) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await runProgram('apt-get', ['update'], { env, loud: true })
  if (!updated.ok) return
  for (const name of APT_PACKAGES) {
    const { ok } = await runProgram('apt-get', ['install', '-y', name], { env, loud: true })
    if (ok) return
  }
}

async function installWithPlaywright(): Promise<void> {
  await runProgram(npmProgram('playwright'), ['install', 'chromium'], { loud: true })
}
