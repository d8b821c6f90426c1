import { moneyText, type Currency } from '@maidan/money'
import type { Tx } from '../../platform/database/db.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'

/** What a player had undecided in a round of a contest that the house has ended, and what came back of it. */
export type EndedEntry = {
  playerId: bigint
  game: string
  currency: Currency
  stakeMinor: bigint
  backMinor: bigint
}

/** Tells each of the players once, whatever they had in it. */
export async function tellEnded(tx: Tx, entries: readonly EndedEntry[]): Promise<void> {
  const all = new Map<bigint, EndedEntry>()
  for (const entry of entries) {
    const { stakeMinor = 0n, backMinor = 0n } = all.get(entry.playerId) ?? {}
    all.set(entry.playerId, {
      ...entry,
      stakeMinor: stakeMinor + entry.stakeMinor,
      backMinor: backMinor + entry.backMinor,
    })
  }
  for (const { playerId, game, currency, stakeMinor, backMinor } of all.values()) {
    const [stake, amount] = [moneyText(stakeMinor, currency), moneyText(backMinor, currency)]
    await (backMinor === stakeMinor
      ? writeInbox(tx, playerId, { code: 'contestReturned', params: { game, amount } })
      : writeInbox(tx, playerId, { code: 'contestShared', params: { game, stake, amount } }))
  }
}
