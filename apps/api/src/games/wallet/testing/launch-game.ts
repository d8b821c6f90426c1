import { sql } from 'kysely'
import { syncCatalogue } from '../../jobs/sync-catalogue.ts'

type Ports = Parameters<typeof syncCatalogue>[0]

export type Guest = { token: string; remoteId: string; playerId: number }

/** Launches a game through the front door; `token` is what stands in the address it answers. */
export async function launchGame(
  { url }: { url: string },
  { token, remoteId }: Guest,
  game: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}/api/game-run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({
      userId: remoteId,
      externalURL: 'http://169.254.169.254/latest',
      isMobileLogin: true,
      gameCode: game,
      gameType: 'slot',
      platform: 'NOT-THE-ONE',
    }),
  })
  const body = (await response.json()) as { url?: string; code?: string; message?: string }
  const address = body.url ?? ''
  const launchToken = address.split('#launch=')[1] ?? ''
  const { code, message } = body
  return { status: response.status, code, message, url: address, token: launchToken }
}

/** The first game of a provider in the catalogue. */
export async function firstGame(ports: Ports, platform: string): Promise<string> {
  const find = () =>
    sql<{ code: string }>`
      SELECT code FROM open_game WHERE platform = ${platform} ORDER BY ordinal LIMIT 1
    `.execute(ports.db)
  const known = await find()
  // The house may have opened a moment ago, with its catalogue still on the way.
  if (known.rows.length === 0) await syncCatalogue(ports)
  const [game] = known.rows.length > 0 ? known.rows : (await find()).rows
  if (!game) throw new Error(`no game of ${platform} is open`)
  return game.code
}
