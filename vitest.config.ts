import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '**/.build/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.live.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'live',
          include: ['{apps,packages,bench}/**/*.live.test.ts'],
          exclude: never,
          globalSetup: ['packages/testkit/src/live-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
