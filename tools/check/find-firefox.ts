import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runProgram } from '../build/run-program.ts'
import { say } from '../progress.ts'

const VERSION_TIMEOUT_MS = 60_000
const NAMES = ['firefox-esr', 'firefox'] as const
/** What Debian calls the package; Ubuntu's of that name only installs another installer. */
const APT_PACKAGE = NAMES[0]

/**
 * The path of a Firefox that runs, installed now where one can be; null where not: the site is tried
 * in Chromium either way, and the run says that the other browser was left out.
 */
export async function findFirefox(): Promise<string | null> {
  const found = findInstalled()
  if (found !== null) return found
  if (process.getuid?.() === 0) {
    say('  … no Firefox found; installing one')
    await runProgram('apt-get', ['update'], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    await runProgram('apt-get', ['install', '-y', APT_PACKAGE], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return findInstalled()
}

function findInstalled(): string | null {
  const given = process.env['FIREFOX_PATH'] ?? ''
  const all = [given, ...NAMES.map((name) => `/usr/bin/${name}`)]
  return all.find((path) => existsSync(path) && doesRun(path)) ?? null
}

function doesRun(path: string): boolean {
  return (
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: VERSION_TIMEOUT_MS }).status === 0
  )
}
