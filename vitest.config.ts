import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Left alone, a machine of two cores would keep one of them idle. */
const WORKERS_MIN = 2

const never = ['**/node_modules/**', '**/.build/**']

/** Simulations of as many rounds as somebody asks for may take as long as they need. */
const deepTimeoutMs = process.env['SIMULATED_ROUNDS'] === undefined ? 120_000 : 7_200_000

const maxWorkers = Math.max(WORKERS_MIN, availableParallelism() - 1)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.live.test.ts', '**/*.deep.test.ts'],
          testTimeout: 30_000,
          maxWorkers,
          // Nothing here leaves traces in its module, so files share what they import.
          isolate: false,
        },
      },
      {
        test: {
          name: 'deep',
          include: ['{apps,packages,tools}/**/*.deep.test.ts'],
          exclude: never,
          testTimeout: deepTimeoutMs,
          maxWorkers,
          // As above; half of the time would else be spent on reading the same files anew.
          isolate: false,
        },
      },
      {
        test: {
          name: 'live',
          include: ['{apps,packages,bench,tools}/**/*.live.test.ts'],
          exclude: never,
          globalSetup: ['packages/testkit/src/live-setup.ts'],
          setupFiles: ['packages/testkit/src/live-file.ts'],
          testTimeout: 60_000,
          // Real servers on a busy machine: a test that needs a second try is named in the table.
          retry: 1,
          hookTimeout: 60_000,
          maxWorkers: 3,
          // Every file has a house and databases of its own; only the code is shared.
          isolate: false,
        },
      },
    ],
  },
})
