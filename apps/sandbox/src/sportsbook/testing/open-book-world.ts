import { pino } from 'pino'
import { startStudio, type RunningStudio } from '../../games/start-studio.ts'
import { post } from '../../games/test-wallet/page-calls.ts'
import {
  startTestWallet,
  TEST_KEYS,
  type TestWallet,
} from '../../games/test-wallet/start-test-wallet.ts'
import { createTestDatabase, type TestDatabase } from '../../games/test-wallet/test-database.ts'
import { startTestFeed, testMatch, TEST_SELECTIONS, type TestFeed } from './start-test-feed.ts'

export const START_BALANCE_MINOR = 1_000_00n
export const TEST_DELAY_MS = 150

/** A wallet, an odds source, a database and a book on free ports, for one test file. */
export type BookWorld = {
  wallet: TestWallet
  feed: TestFeed
  database: TestDatabase
  studio: RunningStudio
  /** A new player with money in the book; answers the session token. */
  enter: (player: string) => Promise<string>
  close: () => Promise<void>
}

export async function openBookWorld(): Promise<BookWorld> {
  const [wallet, feed, database] = await Promise.all([
    startTestWallet(),
    startTestFeed(),
    createTestDatabase(),
  ])
  const studio = await startBookStudio({ wallet, feed, database })
  return {
    wallet,
    feed,
    database,
    studio,
    enter: (player) => enterBook({ wallet, studio }, player),
    close: async () => {
      await studio.close()
      await Promise.all([wallet.close(), feed.close()])
      await database.drop()
    },
  }
}

/** Another book on the same database, as after a restart. */
export function startBookStudio({
  wallet,
  feed,
  database,
}: Pick<BookWorld, 'wallet' | 'feed' | 'database'>): Promise<RunningStudio> {
  return startStudio({
    port: 0,
    databaseUrl: database.url,
    apiUrl: wallet.url,
    feedUrl: feed.url,
    publicUrl: 'http://studio.test',
    siteOrigin: 'http://site.test',
    buildDir: '/nowhere',
    providers: TEST_KEYS,
    log: pino({ level: 'silent' }),
    inPlayDelayMs: TEST_DELAY_MS,
  })
}

/** A new player with money enters by the operator's way in, as his browser does. */
export async function enterBook(
  { wallet, studio }: Pick<BookWorld, 'wallet'> & { studio: { url: string } },
  player: string,
): Promise<string> {
  wallet.book.addPlayer(player, START_BALANCE_MINOR)
  const launch = wallet.book.launch(player)
  const { body } = await post(studio.url, '/api/sports-session', { launch })
  const entered = await post(studio.url, '/book/enter', { token: body['access_token'] })
  return String(entered.body['session'])
}

let presses = 0

type Wanted = Partial<ReturnType<typeof homeOf>> & { session?: string; stakeMinor?: string }

/** A bet of 100 taka on the home side at 1.88, with anything else that a test wants of it. */
export function betOn(own: string, { session = own, stakeMinor, ...leg }: Wanted = {}) {
  return { ...multipleOn(session, 1, stakeMinor), selections: [{ ...homeOf(0), ...leg }] }
}

/** A bet of 100 taka on the home sides of the first `matches` at 1.88 each. */
export function multipleOn(session: string, matches: number, stakeMinor = '10000') {
  presses += 1
  return {
    session,
    betId: `press-${String(presses).padStart(6, '0')}`,
    selections: Array.from({ length: matches }, (_, nth) => homeOf(nth)),
    stakeMinor,
  }
}

function homeOf(nth: number): { marketId: string; selectionId: string; odds: string } {
  return { marketId: testMatch(nth).marketId, selectionId: TEST_SELECTIONS.home, odds: '1.88' }
}
