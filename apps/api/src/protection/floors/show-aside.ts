import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import type { Db } from '../../platform/database/db.ts'
import { readAsides } from './read-asides.ts'

type Shown = CallAnswer<Calls['showProtection']>['aside']

/** What of a player's deposits is above their own limits, and from when it can be played with; null for nothing. */
export async function showAside(
  db: Db,
  { playerId, currency, at }: { playerId: bigint; currency: Currency; at: Date },
): Promise<Shown> {
  const aside = (await readAsides(db, [playerId], at)).get(playerId)
  if (!aside) return null
  const until = new Date(aside.untilMs).toISOString()
  return { amount: decimalAmount(aside.minor, currency), until }
}
