import type { Pool } from 'pg'
import type { StudioLog } from '../games/studio-options.ts'
import type { WalletClient } from '../games/wallet/wallet-client.ts'
import type { FeedReader } from './feed/read-feed.ts'
import type { MatchPricer } from './markets/match-pricer.ts'

/** Everything a call of the sports book works with; `openBook` makes the one value of it. */
export type Book = {
  db: Pool
  wallet: WalletClient
  log: StudioLog
  feed: FeedReader
  price: MatchPricer
  publicUrl: string
  siteOrigin: string
  /** How many times its limits on the opening of the book are let through. */
  limitsScale: number
  /** How long a bet on a match in play waits before it is taken. */
  inPlayDelayMs: number
}
