import { pino } from 'pino'
import { startStudio, type RunningStudio } from '../start-studio.ts'
import { openGame } from './page-calls.ts'
import { startTestWallet, TEST_KEYS, type TestWallet } from './start-test-wallet.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export const TEST_GAME = 'PADMA-RIVERGOLD'
export const TEST_BALANCE_MINOR = 1_000_000n

/** A wallet, a database and a studio on free ports, for one test file. */
export type World = {
  wallet: TestWallet
  database: TestDatabase
  studio: RunningStudio
  /** A new player with money, sitting at a game; answers the session token. */
  seat: (player: string, game?: string) => Promise<string>
  close: () => Promise<void>
}

export async function openWorld(): Promise<World> {
  const wallet = await startTestWallet()
  const database = await createTestDatabase()
  const studio = await startTestStudio(wallet, database)
  return {
    wallet,
    database,
    studio,
    seat: (player, game = TEST_GAME) => {
      wallet.book.addPlayer(player, TEST_BALANCE_MINOR)
      return openGame(studio.url, wallet.book.launch(player), game)
    },
    close: async () => {
      await studio.close()
      await wallet.close()
      await database.drop()
    },
  }
}

/** Calls of a session that a test makes at once, against the one press of a person. */
const TEST_LIMITS_SCALE = 1_000

type Pace = { spinIntervalMs?: number; limitsScale?: number }

/** A studio in this process, without a pause between spins unless it is asked for. */
export function startTestStudio(
  wallet: TestWallet,
  database: TestDatabase,
  { spinIntervalMs = 0, limitsScale = TEST_LIMITS_SCALE }: Pace = {},
): Promise<RunningStudio> {
  return startStudio({
    port: 0,
    databaseUrl: database.url,
    apiUrl: wallet.url,
    publicUrl: 'http://studio.test',
    siteOrigin: 'http://site.test',
    buildDir: '/nowhere',
    providers: TEST_KEYS,
    feedUrl: 'http://127.0.0.1:9',
    log: pino({ level: 'silent' }),
    spinIntervalMs,
    limitsScale,
  })
}
