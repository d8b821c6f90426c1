import { dhakaDay } from '@maidan/cashier'
import { mayFillDay, type DailyMost } from '@maidan/casino'
import { isCurrency, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import { lockNumbers } from '../../../platform/database/lock-numbers.ts'
import { bookKey } from '../book/wallet-book.ts'
import type { WalletCall } from '../wallet-call.ts'

/** The most of each currency where the desk has set none for a provider, in minor units. */
export type MostDefault = Readonly<Record<Currency, bigint>>

type Asked = {
  platform: string
  currency: Currency
  winsMinor: bigint
  /** Whether one of the wins brings a pot, whose amount is known only when it is locked. */
  hasPot: boolean
}

type Ports = { mostDefault: MostDefault; now: Date }

/**
 * What the providers whose wins are in a batch have paid out today (law 25), by `bookKey` of platform and
 * currency. Batches run at once; where their wins together could fill a day, they take turns until they have
 * committed. It is the first lock of a batch, before the cash of its players.
 */
export async function readProviderDays(
  tx: Tx,
  calls: readonly WalletCall[],
  { mostDefault, now }: Ports,
): Promise<Map<string, DailyMost>> {
  const asked = winsOf(calls)
  if (asked.size === 0) return new Map()
  const reading = { of: [...asked.values()], mostDefault, now }
  const days = await readDays(tx, reading)
  const full = [...asked].filter(([key, { winsMinor, hasPot }]) => {
    const day = days.get(key)
    return hasPot || day === undefined || mayFillDay({ ...day, winsMinor })
  })
  if (full.length === 0) return days
  for (const [key] of full.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await sql`
      SELECT pg_advisory_xact_lock(${lockNumbers.providerDay}, hashtext(${key}))
    `.execute(tx)
  return readDays(tx, reading)
}

function winsOf(calls: readonly WalletCall[]): Map<string, Asked> {
  const asked = new Map<string, Asked>()
  for (const call of calls) {
    if (call.kind !== 'win' || !isCurrency(call.currency)) continue
    const { platform, currency, amountMinor, jackpot } = call
    const key = bookKey(platform, currency)
    const before = asked.get(key) ?? { platform, currency, winsMinor: 0n, hasPot: false }
    asked.set(key, {
      ...before,
      winsMinor: before.winsMinor + amountMinor,
      hasPot: before.hasPot || jackpot !== null,
    })
  }
  return asked
}

type DayRow = {
  platform: string
  currency: Currency
  most_minor: bigint | null
  paid_out_minor: bigint
}

type Reading = Ports & { of: readonly Asked[] }

/** One look: what is summed up already, and what the batches since then have added. */
async function readDays(
  tx: Tx,
  { of, mostDefault, now }: Reading,
): Promise<Map<string, DailyMost>> {
  const from = new Date(dhakaDay(now.getTime()).fromMs)
  const { rows } = await prepared(
    'wallet_days',
    sql<DayRow>`
    SELECT a.platform, a.currency, m.most_minor, (
      coalesce((SELECT d.paid_out_minor FROM provider_day d WHERE d.platform = a.platform
        AND d.currency = a.currency AND d.day_from = ${from}), 0)
      + coalesce((SELECT sum(p.paid_out_minor) FROM provider_day_part p WHERE p.platform = a.platform
        AND p.currency = a.currency AND p.day_from = ${from}), 0)
    )::bigint AS paid_out_minor
    FROM unnest(
      ${of.map(({ platform }) => platform)}::text[], ${of.map(({ currency }) => currency)}::text[]
    ) AS a (platform, currency)
    LEFT JOIN provider_most m ON m.platform = a.platform AND m.currency = a.currency
  `,
  ).execute(tx)
  return new Map(
    rows.map(({ platform, currency, most_minor, paid_out_minor: paidOutMinor }) => [
      bookKey(platform, currency),
      { paidOutMinor, mostMinor: most_minor ?? mostDefault[currency] },
    ]),
  )
}
