import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readReport, type Report, type Summed } from './read-report.ts'

type Wanted = {
  scripts: number
  seed: number
  files: readonly string[]
  /** Of Vitest, in which the files are. */
  project?: 'live' | 'unit'
}

/**
 * Plays scripts of faults, dealt out evenly over the files, through the very tests that `npm test` plays a
 * few of: each has a house, a sandbox and books of its own. What they print goes to stderr.
 */
export async function playScripts({
  scripts,
  seed,
  files,
  project = 'live',
}: Wanted): Promise<Summed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-faults-'))
  const report = path.join(folder, 'report.json')
  try {
    const flags = ['--retry', '0', '--reporter', 'json', '--outputFile', report]
    await runVitest(['--project', project, ...flags, ...files], {
      FAULTS_SCRIPTS: String(Math.ceil(scripts / files.length)),
      FAULTS_SEED: String(seed),
    })
    return readReport(JSON.parse(await readFile(report, 'utf8')) as Report, files.length)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A failed test is told by the report; a second try, which could hide one, is not allowed. */
function runVitest(flags: readonly string[], env: Record<string, string>) {
  const child = spawn('npx', ['vitest', 'run', ...flags], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.pipe(process.stderr, { end: false })
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}
