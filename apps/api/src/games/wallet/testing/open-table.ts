import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fundPlayer } from './fund-player.ts'
import { firstGame, launchGame, type Guest } from './launch-game.ts'
import { walletClient, type WalletClient, type WalletReply } from './wallet-client.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'

type Ports = Parameters<typeof firstGame>[0] & { ledger: Ledger }

/** The parts of a test world that a table stands on. */
export type House = {
  url: string
  api: { ctx: Ports }
  keys: Record<string, { keyId: string; secret: string }>
  clock: { now: () => Date }
}

/** Transaction ids of a round's calls; what is not given follows from the bet's. */
export type Ids = { bet: string; round: string; own?: string }

/** A player with money in front of an opened game, and the provider's calls for it. */
export type Table = {
  wallet: WalletClient
  session: string
  game: string
  platform: string
  /** An id that no other call has. */
  id: () => string
  newIds: () => Ids
  bet: (amount: string, ids: Ids) => Promise<WalletReply>
  win: (amount: string, ids: Ids) => Promise<WalletReply>
  rollback: (ids: Ids) => Promise<WalletReply>
  end: (ids: Ids, detail?: string) => Promise<WalletReply>
  balance: () => Promise<bigint>
}

export async function openTable(
  house: House,
  guest: Guest,
  { slug = 'padma', balanceMinor = 0n }: { slug?: string; balanceMinor?: bigint } = {},
): Promise<Table> {
  const { ctx } = house.api
  const key = house.keys[slug] ?? { keyId: '', secret: '' }
  const wallet = walletClient({ url: house.url, slug, key, now: house.clock.now })
  if (balanceMinor > 0n) await fundPlayer(ctx, guest.playerId, balanceMinor)
  const game = await firstGame(ctx, slug.toUpperCase())
  const { token } = await launchGame(house, guest, game)
  const opened = await wallet('authenticate', { token, game })
  if (opened.status !== 200) throw new Error(`the game did not open: ${opened.text}`)
  const seat = { wallet, game, session: opened.body['session'] ?? '' }
  return {
    ...seat,
    ...callsOf(seat),
    platform: slug.toUpperCase(),
    id: newId,
    newIds: () => ({ bet: newId(), round: newId() }),
    balance: () => cashOf(ctx, guest.playerId),
  }
}

const newId = () => `t-${randomBytes(9).toString('hex')}`

/** The provider's four calls that move money, in the session of one player. */
export function callsOf({ wallet, session, game }: Pick<Table, 'wallet' | 'session' | 'game'>) {
  const round = (ids: Ids, transaction_id: string) => ({
    session,
    round_id: ids.round,
    transaction_id: ids.own ?? transaction_id,
  })
  const money = (amount: string) => ({ amount, currency: 'BDT' })
  return {
    bet: (amount: string, ids: Ids) =>
      wallet('bet', { ...round(ids, ids.bet), ...money(amount), game }),
    win: (amount: string, ids: Ids) => {
      const named = { bet_transaction_id: ids.bet }
      return wallet('win', { ...round(ids, `${ids.bet}-win`), ...money(amount), ...named })
    },
    rollback: (ids: Ids) => {
      const named = { bet_transaction_id: ids.bet, reason: 'no answer in time' }
      return wallet('rollback', { ...round(ids, `${ids.bet}-rollback`), ...named })
    },
    end: (ids: Ids, detail = '{}') =>
      wallet('end-round', { ...round(ids, `${ids.round}-end`), detail }),
  }
}

async function cashOf({ db }: Ports, playerId: number): Promise<bigint> {
  const { rows } = await sql<{ balance_minor: bigint }>`
    SELECT a.balance_minor FROM player p JOIN account a ON a.id = p.cash_account
    WHERE p.id = ${playerId}
  `.execute(db)
  return rows[0]?.balance_minor ?? 0n
}
