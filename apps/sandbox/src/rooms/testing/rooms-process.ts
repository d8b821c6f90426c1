import { startStudio } from '../../games/start-studio.ts'
import { TEST_KEYS } from '../../games/test-wallet/start-test-wallet.ts'
import { testRooms } from './test-games.ts'

/**
 * A studio with the test rooms in a process of its own, which a test can kill. Its options come as
 * JSON in the first argument; it prints its address when it listens.
 */
const { databaseUrl, apiUrl } = JSON.parse(process.argv[2] ?? '{}') as Record<
  'databaseUrl' | 'apiUrl',
  string
>

const studio = await startStudio({
  port: 0,
  databaseUrl,
  apiUrl,
  buildDir: '/nowhere',
  publicUrl: 'http://studio.test',
  siteOrigin: 'http://site.test',
  providers: TEST_KEYS,
  feedUrl: 'http://127.0.0.1:9',
  rooms: testRooms,
})
process.stdout.write(`${studio.url}\n`)
