import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** A data folder that any account can enter, as a clone in an ordinary place has it. */
export function makeDataDir(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-postgres-test-'))
  chmodSync(folder, mode)
  return folder
}

/** Removes a data folder and the cluster that it remembers elsewhere. */
export function removeDataDir(folder: string): void {
  const memo = join(folder, 'postgres-place')
  if (existsSync(memo)) rmSync(readFileSync(memo, 'utf8').trim(), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** One statement over a connection of its own; answers the rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

export type Owner = { child: ChildProcess; url: string }

const SCRIPT = `
  import { startPostgres } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
  const postgres = await startPostgres({ dataDir: process.argv[1] })
  process.stdout.write(postgres.url('postgres') + '\\n')
  setInterval(() => undefined, 60_000)
`

/** Starts a process that owns a server and never lets go of it by itself. */
export function spawnOwner(dataDir: string): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, dataDir],
    {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
}

/** The same, waiting until its server answers. */
export async function startOwner(dataDir: string): Promise<Owner> {
  const child = spawnOwner(dataDir)
  if (child.stdout === null) throw new Error('The owner has no output.')
  const [line]: unknown[] = await once(child.stdout, 'data')
  return { child, url: String(line).trim() }
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** The ids of live processes whose command line holds every one of these texts. */
export function findProcesses(...texts: string[]): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((line) => texts.every((text) => line.includes(text)))
    .map((line) => Number.parseInt(line, 10))
}
