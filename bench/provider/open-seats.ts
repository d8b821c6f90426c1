import { setTimeout as sleep } from 'node:timers/promises'
import type { openDatabase } from '@maidan/api'
import { sql } from 'kysely'
import { openBettors, inParts, type BenchBettor } from '../open-bettors.ts'
import { sendSigned, type Provider } from './send-signed.ts'

/** A player in front of an opened game. */
export type Seat = { session: string; game: string; cash: bigint; player: number }

type Database = ReturnType<typeof openDatabase>

const LOOK_EVERY_MS = 100

/**
 * Opens a game for each of so many funded players as a browser would: a launch at the site, whose token
 * the provider trades for a session.
 */
export async function openSeats(
  database: Database,
  provider: Provider,
  { count, fundedMinor }: { count: number; fundedMinor: bigint },
): Promise<Seat[]> {
  const game = await firstGame(database, provider)
  const bettors = await openBettors(database, { count, fundedMinor })
  const remoteIds = await remoteIdsOf(database, bettors)
  const seats: Seat[] = []
  await inParts(bettors, async (bettor) => {
    const token = await launch(provider.url, bettor, game, remoteIds.get(bettor.playerId) ?? '')
    const { status, body } = await sendSigned(provider, 'authenticate', { token, game })
    if (status !== 200) throw new Error(`a game did not open: ${JSON.stringify(body)}`)
    const { cash, playerId: player } = bettor
    seats.push({ session: String(body['session']), game, cash, player })
  })
  return seats
}

/** The house reads the provider's catalogue some moments after it has started. */
async function firstGame({ db }: Database, { slug }: Provider): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ code: string }>`
      SELECT code FROM open_game WHERE platform = ${slug.toUpperCase()} ORDER BY ordinal LIMIT 1
    `.execute(db)
    if (rows[0]) return rows[0].code
    await sleep(LOOK_EVERY_MS)
  }
}

async function remoteIdsOf({ db }: Database, bettors: readonly BenchBettor[]) {
  const { rows } = await sql<{ id: bigint; remote_id: string }>`
    SELECT id, remote_id FROM player
    WHERE id = ANY(${bettors.map(({ playerId }) => playerId)}::bigint[])
  `.execute(db)
  return new Map(rows.map(({ id, remote_id: remoteId }) => [Number(id), remoteId]))
}

async function launch(url: string, { token }: BenchBettor, gameCode: string, userId: string) {
  const response = await fetch(`${url}/api/game-run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      userId,
      externalURL: '',
      isMobileLogin: true,
      gameCode,
      gameType: 'slot',
      platform: '',
    }),
  })
  const body = (await response.json()) as { url?: string }
  const launchToken = body.url?.split('#launch=')[1]
  if (launchToken === undefined) throw new Error(`no launch: ${JSON.stringify(body)}`)
  return launchToken
}
