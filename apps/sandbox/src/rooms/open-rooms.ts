import { roomGames, type RoomGame, type RoomTiming } from '@maidan/casino'
import type { FastifyInstance } from 'fastify'
import { askWallet } from '../games/wallet/ask-wallet.ts'
import { keepLooking, type Worker } from '../games/settle/keep-looking.ts'
import type { StudioOptions } from '../games/studio-options.ts'
import type { Studio } from '../games/studio.ts'
import { betCalls } from './calls/bet-calls.ts'
import { contestCalls } from './calls/contest-calls.ts'
import { historyCalls } from './calls/history-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { streamCalls } from './calls/stream-calls.ts'
import { openPendingCashOuts } from './cash-out/pending-cash-outs.ts'
import { openRoomClock } from './clock/room-clock.ts'
import { startClosing } from './contests/close-contests.ts'
import { leadRooms } from './lead/lead-rooms.ts'
import { openLiveRooms } from './live/live-rooms.ts'
import { openNews } from './live/news.ts'
import { openWatchers } from './live/watchers.ts'
import { offeredRooms } from './offered-room.ts'
import type { Rooms } from './rooms.ts'
import { startRoomWorker } from './settle/room-worker.ts'

/** How often a process compares its clock with the others'. */
const CLOCK_EVERY_MS = 2_000

/** Puts the rooms beside the slots of a studio: their calls on the same server, one wallet. */
export async function openRooms(
  server: FastifyInstance,
  { db, wallet, log, publicUrl, siteOrigin, limitsScale }: Studio,
  { databaseUrl, apiUrl, providers, rooms: games = roomGames, roomTimings = {} }: StudioOptions,
): Promise<{ start: () => Promise<Worker> }> {
  const offered = offeredRooms(games.map((game) => timed(game, roomTimings[game.code])))
  const rooms: Rooms = {
    db,
    wallet,
    log,
    publicUrl,
    siteOrigin,
    limitsScale,
    offered,
    clock: await openRoomClock(db),
    news: openNews(),
    watchers: openWatchers(db, log),
    pending: openPendingCashOuts(),
    leading: new Set(),
  }
  const live = openLiveRooms(rooms)
  sessionCalls(server, rooms)
  betCalls(server, rooms)
  historyCalls(server, rooms)
  contestCalls(server, rooms)
  streamCalls(server, rooms, live)
  return {
    /** Begins the rounds, once the server listens. */
    start: async () => {
      if (offered.size > 0) rooms.watchers.share()
      const ask = askWallet(apiUrl, providers)
      const workers = [
        await startRoomWorker(rooms),
        startClosing({ db, log, ask }),
        keepLooking({
          name: 'room clock',
          everyMs: CLOCK_EVERY_MS,
          log,
          look: rooms.clock.follow,
        }),
        leadRooms(rooms, databaseUrl),
      ]
      return {
        stop: async () => {
          live.close()
          await Promise.all(workers.map((worker) => worker.stop()))
          await rooms.watchers.close()
        },
      }
    },
  }
}

/** A game whose rounds last as told, if that is told; others stay as they are, and work out nothing yet. */
function timed(game: RoomGame, timing: RoomTiming | undefined): RoomGame {
  return timing === undefined ? game : { ...game, timing }
}
