import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { Answer, Question } from './verdict.ts'

const TEST_TIMEOUT_MS = 120_000

/**
 * A process that keeps vitest warm over a copy of the tree (its working directory) and answers one
 * question at a time. Whoever asks ends it by a signal, also when a test never comes to an end.
 */
async function answerQuestions(): Promise<void> {
  const root = process.cwd()
  const vitest = await open(root)
  let changedBefore: string | undefined
  process.on('message', ({ test, changed }: Question) => {
    // The file of the last fault is sound again, and what is kept of it is not.
    for (const path of new Set([changedBefore ?? changed, changed]))
      vitest.invalidateFile(join(root, path))
    changedBefore = changed
    void runOne(vitest, join(root, test)).then((answer) => process.send?.(answer))
  })
  process.once('disconnect', () => process.exit())
  process.send?.('ready')
}

/** Threads end with the process, whatever they are busy with. */
function open(root: string): Promise<Vitest> {
  return createVitest('test', {
    root,
    config: false,
    watch: false,
    include: ['{apps,packages}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    silent: true,
    reporters: [{}],
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
  })
}

async function runOne(vitest: Vitest, test: string): Promise<Answer> {
  const startedAt = Date.now()
  forgetFailures(vitest)
  const specification = vitest.getRootProject().createSpecification(test)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  const passed =
    testModules.length > 0 &&
    unhandledErrors.length === 0 &&
    testModules.every((module) => module.state() === 'passed')
  return { passed, tookMs: Date.now() - startedAt }
}

/** `bail` counts over all runs of a process: a test seen red before would stop every later one. */
function forgetFailures({ state }: Vitest): void {
  state.idMap.clear()
  state.filesMap.clear()
}

await answerQuestions()
