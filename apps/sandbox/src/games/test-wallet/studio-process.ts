import { startStudio } from '../start-studio.ts'
import { TEST_KEYS } from './start-test-wallet.ts'

/**
 * A studio in a process of its own, which a test can kill. Its options come as JSON in the first
 * argument; it prints its address when it listens.
 */
const { databaseUrl, apiUrl, buildDir, feedUrl } = JSON.parse(process.argv[2] ?? '{}') as Record<
  'databaseUrl' | 'apiUrl' | 'buildDir',
  string
> & { feedUrl?: string }

const studio = await startStudio({
  port: 0,
  databaseUrl,
  apiUrl,
  buildDir,
  publicUrl: 'http://studio.test',
  siteOrigin: 'http://site.test',
  providers: TEST_KEYS,
  feedUrl: feedUrl ?? 'http://127.0.0.1:9',
  spinIntervalMs: 0,
  limitsScale: 1_000,
})
process.stdout.write(`${studio.url}\n`)
