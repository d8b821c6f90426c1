import type { Pool } from 'pg'
import type { Meters } from './jackpots/keep-meters.ts'
import type { ProviderKeys, StudioLog } from './studio-options.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** Everything a call of the studio works with; `startStudio` makes the one value of it. */
export type Studio = {
  db: Pool
  wallet: WalletClient
  meters: Meters
  /** What each provider and the operator sign their calls to each other with. */
  keys: ProviderKeys
  log: StudioLog
  publicUrl: string
  siteOrigin: string
  spinIntervalMs: number
  /** How many times its limits on the calls of a session are let through. */
  limitsScale: number
}
