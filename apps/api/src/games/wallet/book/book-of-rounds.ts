import type { WalletBook } from './wallet-book.ts'

type Known = Pick<WalletBook, 'rounds' | 'players' | 'contests' | 'houses' | 'multipleDefault'>

/** The book of rounds that the house ends by itself: no call of a provider stands behind it. */
export function bookOfRounds(known: Known): WalletBook {
  return {
    sessions: new Map(),
    calls: new Map(),
    tombstones: new Set(),
    grants: new Map(),
    pots: new Map(),
    days: new Map(),
    ...known,
  }
}
