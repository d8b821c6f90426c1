import type { PlayerCurrency } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

type Most = { platform: string; currency: PlayerCurrency; mostMinor: bigint }

/** Sets what a provider's games may pay out in a day; the next batch of the wallet reads it. */
export async function writeProviderMost(tx: Tx, { platform, currency, mostMinor }: Most) {
  await sql`
    INSERT INTO provider_most (platform, currency, most_minor)
    VALUES (${platform}, ${currency}, ${mostMinor})
    ON CONFLICT (platform, currency) DO UPDATE SET most_minor = EXCLUDED.most_minor
  `.execute(tx)
}

/** Lets one change of a provider's mosts through at a time; false where there is no such provider. */
export async function lockProvider(tx: Tx, platform: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM game_provider WHERE platform = ${platform} FOR NO KEY UPDATE
  `.execute(tx)
  return rows.length > 0
}
