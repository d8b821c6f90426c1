import { currencies, isCurrency } from '@maidan/money'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { bookKey, type HouseAccounts, type HousesOfProvider } from './book/wallet-book.ts'

/**
 * The house's accounts at the given providers, for each currency. They are opened at their
 * first use, outside of every batch: a batch that holds a connection must not wait for another.
 */
export async function openHouses(
  { accounts }: Pick<Ledger, 'accounts'>,
  platforms: Iterable<string>,
): Promise<HouseAccounts> {
  const houses = new Map<string, HousesOfProvider>()
  for (const platform of new Set(platforms))
    for (const currency of Object.keys(currencies).filter(isCurrency))
      houses.set(bookKey(platform, currency), {
        games: await accounts.house(`house:games:${platform}`, currency),
        freeCost: await accounts.house(`house:free-rounds:${platform}`, currency),
        freeWon: await accounts.house('house:free-won', currency),
      })
  return houses
}
