import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { walletClient, type WalletClient } from './wallet-client.ts'

/** The parts of a test world that a table stands on. */
export type House = {
  url: string
  api: { ctx: Context }
  keys: Record<string, { keyId: string; secret: string }>
  clock: { now: () => Date }
}

export type Guest = { token: string; remoteId: string; playerId: number }

/** A player with money in front of an opened game, and the provider's client for it. */
export type Table = {
  wallet: WalletClient
  session: string
  game: string
  platform: string
  /** An id that no other call has. */
  id: () => string
  balance: () => Promise<bigint>
}

export async function openTable(
  house: House,
  guest: Guest,
  { slug = 'padma', balanceMinor = 0n }: { slug?: string; balanceMinor?: bigint } = {},
): Promise<Table> {
  const platform = slug.toUpperCase()
  const key = house.keys[slug] ?? { keyId: '', secret: '' }
  const wallet = walletClient({ url: house.url, slug, key, now: house.clock.now })
  if (balanceMinor > 0n) await fundPlayer(house.api.ctx, guest.playerId, balanceMinor)
  const game = await firstGame(house.api.ctx, platform)
  const { token } = await launch(house, guest, game)
  const opened = await wallet('authenticate', { token, game })
  if (opened.status !== 200) throw new Error(`the game did not open: ${opened.text}`)
  return {
    wallet,
    session: opened.body['session'] ?? '',
    game,
    platform,
    id: () => `t-${randomBytes(9).toString('hex')}`,
    balance: () => cashOf(house.api.ctx, guest.playerId),
  }
}

/** Launches a game through the front door; answers the status and the token in the address. */
export async function launch(
  { url }: Pick<House, 'url'>,
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
  const body = (await response.json()) as { url?: string; code?: string }
  const address = body.url ?? ''
  return { status: response.status, code: body.code, url: address, token: launchToken(address) }
}

const launchToken = (address: string) => address.split('#launch=')[1] ?? ''

export async function firstGame({ db }: Context, platform: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM open_game WHERE platform = ${platform} ORDER BY ordinal LIMIT 1
  `.execute(db)
  const [game] = rows
  if (!game) throw new Error(`no game of ${platform} is open`)
  return game.code
}

/** Money from the house's opening account: what a deposit would have brought. */
export async function fundPlayer({ db, ledger }: Context, playerId: number, amountMinor: bigint) {
  const { rows } = await sql<{ cash_account: bigint }>`
    SELECT cash_account FROM player WHERE id = ${playerId}
  `.execute(db)
  const from = await ledger.accounts.house('house:opening', 'BDT')
  const to = rows[0]?.cash_account ?? 0n
  const key = `test:${randomBytes(9).toString('hex')}`
  const step = { kind: 'transfer', from, to, amountMinor, reason: 'test' } as const
  const { status } = await ledger.post({ key, fingerprint: key, steps: [step] })
  if (status !== 'posted') throw new Error(`the player was not funded: ${status}`)
}

export async function cashOf({ db }: Context, playerId: number): Promise<bigint> {
  const { rows } = await sql<{ balance_minor: bigint }>`
    SELECT a.balance_minor FROM player p JOIN account a ON a.id = p.cash_account
    WHERE p.id = ${playerId}
  `.execute(db)
  return rows[0]?.balance_minor ?? 0n
}
