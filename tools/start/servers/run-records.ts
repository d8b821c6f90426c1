import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../../progress.ts'
import { identifyProcess } from '@maidan/testkit/postgres'
import { endProcess } from './end-process.ts'

/** Who runs under a name: the process id, and which of its lives. */
type RunRecord = { pid: number; identity: string }

/**
 * Notes a process of this instance; call the answer when it has ended. On a full disk the process
 * runs without a note: it ends with its owner all the same.
 */
export function recordRun(dataDir: string, name: string, pid: number): () => void {
  const folder = runFolder(dataDir)
  const file = join(folder, `${name}.json`)
  const record: RunRecord = { pid, identity: identifyProcess(pid) ?? '' }
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(record))
  } catch (error) {
    say(`The ${name} server runs without a note of it (${String(error)})`)
  }
  return () => rmSync(file, { force: true })
}

/** Ends what a killed start left running, and answers the names. */
export async function endFormerRuns(dataDir: string): Promise<string[]> {
  const ended = await Promise.all(listFiles(runFolder(dataDir)).map(endFormerRun))
  return ended.filter((name) => name !== undefined)
}

async function endFormerRun(file: string): Promise<string | undefined> {
  const record = readRecord(file)
  const lives = record !== undefined && identifyProcess(record.pid) === record.identity
  if (lives) await endProcess(record.pid)
  rmSync(file, { force: true })
  return lives ? `${file.split('/').at(-1)?.replace('.json', '')} (${record.pid})` : undefined
}

function runFolder(dataDir: string): string {
  return join(dataDir, 'run')
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}

function readRecord(file: string): RunRecord | undefined {
  try {
    const record: RunRecord = JSON.parse(readFileSync(file, 'utf8'))
    return record
  } catch {
    return undefined
  }
}
