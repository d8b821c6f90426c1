import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimFile } from '@maidan/testkit/postgres'
import { say, timed } from '../progress.ts'
import { BUILD_DIR } from '../root.ts'
import { hashInputs } from './hash-inputs.ts'
import { assertEntry, STEPS, type Step } from './steps.ts'

/** Two at a time: the bundlers use more than one core themselves. */
const AT_ONCE = 2
/** Another instance may be building the same sources. */
const TURN_WAIT_MS = 600_000

/** Builds what changed since the last time. @throws when a step fails, with what it said. */
export function buildAll(): Promise<void> {
  return buildSteps(STEPS.map(({ name }) => name))
}

/** The same for the steps of these names alone. */
export async function buildSteps(names: readonly string[]): Promise<void> {
  const steps = STEPS.filter(({ name }) => names.includes(name))
  mkdirSync(BUILD_DIR, { recursive: true })
  const turn = await claimFile(join(BUILD_DIR, 'lock'), { waitMs: TURN_WAIT_MS })
  try {
    steps.forEach(assertEntry)
    const stale = steps.map((step) => ({ step, hash: hashInputs(step.inputs) })).filter(isStale)
    if (stale.length === 0) return say('  ✓ built already')
    await runTogether(stale)
  } finally {
    turn.release()
  }
}

type Work = { step: Step; hash: string }

async function runTogether(stale: readonly Work[]): Promise<void> {
  const queue = [...stale]
  const failures: Error[] = []
  const worker = async (): Promise<void> => {
    for (let work = queue.shift(); work !== undefined; work = queue.shift()) {
      await runStep(work).catch((error: unknown) => {
        failures.push(error instanceof Error ? error : new Error(String(error)))
        queue.length = 0
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const [first] = failures
  if (first !== undefined) throw first
}

async function runStep({ step, hash }: Work): Promise<void> {
  const output = join(BUILD_DIR, step.output)
  const folder = step.inPlace === true ? output : `${output}.new`
  forget(step.name)
  if (step.inPlace !== true) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await timed(`build ${step.name}`, () => step.run(folder))
  } catch (error) {
    throw new Error(`The step "${step.name}" failed:\n${messageOf(error)}`, { cause: error })
  }
  if (folder !== output) takePlace(folder, output)
  writeHashes({ ...readHashes(), [step.name]: hash })
}

/** A reader sees the old folder or the new one, never half of one. */
function takePlace(folder: string, output: string): void {
  const old = `${output}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(output)) renameSync(output, old)
  renameSync(folder, output)
  rmSync(old, { recursive: true, force: true })
}

const HASHES = join(BUILD_DIR, 'hashes.json')

function isStale({ step, hash }: Work): boolean {
  return readHashes()[step.name] !== hash || !existsSync(join(BUILD_DIR, step.output))
}

function forget(name: string): void {
  writeHashes(Object.fromEntries(Object.entries(readHashes()).filter(([key]) => key !== name)))
}

function readHashes(): Record<string, string> {
  if (!existsSync(HASHES)) return {}
  const hashes: Record<string, string> = JSON.parse(readFileSync(HASHES, 'utf8'))
  return hashes
}

function writeHashes(hashes: Record<string, string>): void {
  writeFileSync(`${HASHES}.new`, JSON.stringify(hashes, null, 2))
  renameSync(`${HASHES}.new`, HASHES)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
