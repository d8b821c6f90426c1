import { dhakaDay } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'

/** Adds what a batch has paid out, decided stakes taken off, to the day of its providers. */
export async function writeProviderDays(tx: Tx, { paidOut }: WalletDraft, now: Date) {
  const rows = [...paidOut.values()].filter(({ minor }) => minor !== 0n)
  if (rows.length === 0) return
  await prepared(
    'wallet_write_days',
    sql`
    INSERT INTO provider_day_part (platform, currency, day_from, paid_out_minor)
    SELECT platform, currency, ${new Date(dhakaDay(now.getTime()).fromMs)}::timestamptz, minor
    FROM unnest(
      ${rows.map(({ platform }) => platform)}::text[],
      ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ minor }) => minor)}::bigint[]
    ) AS fresh (platform, currency, minor)
  `,
  ).execute(tx)
}
