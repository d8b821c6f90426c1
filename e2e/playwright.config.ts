import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_NAMES } from '../tools/check/chromium-names.ts'
import { siteUrl } from './ports.ts'

/** Ample for a busy machine: what a test waits for, and not how long, is what it is about. */
const TEST_TIMEOUT_MS = 120_000
const EXPECT_TIMEOUT_MS = 10_000
const SERVER_TIMEOUT_MS = 300_000

const installed = CHROMIUM_NAMES.map((name) => `/usr/bin/${name}`)
const executablePath = [process.env['CHROMIUM_PATH'] ?? '', ...installed].find(existsSync)

/** What walks through the real house, each with a browser profile of its own. */
const journeys = '**/journeys/long/*.spec.ts'

/** What walks in the other browser, where there is one. */
const inFirefox = '**/firefox/*.spec.ts'
const hasFirefox = (process.env['FIREFOX_PATH'] ?? '') !== ''

export default defineConfig({
  testDir: '.',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  workers: 2,
  fullyParallel: true,
  retries: 2,
  forbidOnly: true,
  outputDir: '../.build/reports/e2e',
  reporter: [['list'], ['json', { outputFile: '../.build/reports/playwright.json' }]],
  use: {
    baseURL: siteUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    // The first theme; tests of the other one say so.
    colorScheme: 'dark',
    // A zone far from the site's own, so that a time of the device shows itself.
    timezoneId: 'America/New_York',
    // Each drawn frame costs a core without a graphics card; tests of movement ask for it.
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Without a graphics card the browser would play one, at the price of a core.
        '--disable-gpu',
        // A page lives for seconds here: code made fast for later costs more than it gives back.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
  projects: [
    // The longest first: they then end with the others.
    { name: 'journeys', testMatch: journeys },
    ...(hasFirefox ? [{ name: 'firefox', testMatch: inFirefox }] : []),
    { name: 'pages', testIgnore: [journeys, inFirefox], use: { reuseContext: true } },
  ],
  webServer: {
    command: 'node --import tsx e2e/serve.ts',
    cwd: '..',
    url: `${siteUrl}/readyz`,
    timeout: SERVER_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
