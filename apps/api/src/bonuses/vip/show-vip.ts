import { earnedPoints, vipStanding } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { percentText } from '../rules/percent-text.ts'
import { weightList } from '../rules/weight-list.ts'
import { readVipTerms } from './read-vip-terms.ts'

/** The ladder as its player sees it. */
export async function showVip(
  db: Db,
  { playerId }: PlayerIdentity,
): Promise<CallAnswer<Calls['showVip']>> {
  const [{ levels, weights }, earned] = await Promise.all([
    readVipTerms(db),
    readEarned(db, playerId),
  ])
  const { reached, missing } = vipStanding(levels, earned)
  return {
    levels: levels.map(({ names, from, earnBps }) => ({
      ...textFields('name', names),
      from,
      earns: percentText(earnBps),
    })),
    reached,
    earned: String(earned),
    missing: missing === null ? null : String(missing),
    weights: weightList(weights),
  }
}

async function readEarned(db: Db, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ vip_earned_minor: bigint }>`
    SELECT vip_earned_minor FROM player WHERE id = ${playerId}
  `.execute(db)
  return earnedPoints(rows[0]?.vip_earned_minor ?? 0n)
}
