import type { RoomGame } from '@maidan/casino'
import { pino } from 'pino'
import { startStudio, type RunningStudio } from '../../games/start-studio.ts'
import { post, type Called } from '../../games/test-wallet/page-calls.ts'
import {
  startTestWallet,
  TEST_KEYS,
  type TestWallet,
} from '../../games/test-wallet/start-test-wallet.ts'
import { createTestDatabase, type TestDatabase } from '../../games/test-wallet/test-database.ts'
import { testRooms } from './test-games.ts'

export const ROOM_BALANCE_MINOR = 1_000_00n
export const STAKE_MINOR = 10_00n

/** A wallet, a database and a studio with rooms on free ports, for one test file. */
export type RoomWorld = {
  wallet: TestWallet
  database: TestDatabase
  studio: RunningStudio
  /** A new player with money in a room; answers the session token. */
  enter: (player: string, game: string) => Promise<string>
  close: () => Promise<void>
}

/** `prepared` is done to the database before anything of the studio is in it. */
export async function openRoomWorld(
  rooms: readonly RoomGame[] = testRooms,
  prepared = '',
): Promise<RoomWorld> {
  const [wallet, database] = await Promise.all([startTestWallet(), createTestDatabase()])
  await database.run(prepared)
  const studio = await startRoomStudio({ wallet, database }, rooms)
  return {
    wallet,
    database,
    studio,
    enter: (player, game) => enterRoom({ wallet, url: studio.url }, player, game),
    close: async () => {
      await studio.close()
      await wallet.close()
      await database.drop()
    },
  }
}

/** Another studio on the same database, beside the first or after it. */
export function startRoomStudio(
  { wallet, database }: Pick<RoomWorld, 'wallet' | 'database'>,
  rooms: readonly RoomGame[] = testRooms,
): Promise<RunningStudio> {
  return startStudio({
    port: 0,
    databaseUrl: database.url,
    apiUrl: wallet.url,
    feedUrl: 'http://127.0.0.1:9',
    publicUrl: 'http://studio.test',
    siteOrigin: 'http://site.test',
    buildDir: '/nowhere',
    providers: TEST_KEYS,
    log: pino({ level: process.env['ROOMS_LOG'] ?? 'silent' }),
    rooms,
  })
}

/** A new player with money enters a room by the operator's launch, as their browser does. */
export async function enterRoom(
  { wallet, url }: { wallet: TestWallet; url: string },
  player: string,
  game: string,
): Promise<string> {
  wallet.book.addPlayer(player, ROOM_BALANCE_MINOR)
  const { body } = await post(url, '/studio/rooms/session', {
    launch: wallet.book.launch(player),
    game,
  })
  return String(body['session'])
}

let presses = 0

/** A bet of 10 taka, with anything else that a test wants of it. */
export function betOrder(session: string, number: number, wanted: Record<string, unknown> = {}) {
  presses += 1
  const betId = `press-${process.pid}-${String(presses).padStart(6, '0')}`
  const stakeMinor = String(STAKE_MINOR)
  return { session, betId, number, stakeMinor, spot: 'heads', clientSeed: 'seed', ...wanted }
}

/** Bets as the page does; answers what came back. */
export function placeBet(url: string, order: Record<string, unknown>): Promise<Called> {
  return post(url, '/studio/rooms/bet', order)
}
