import {
  earnedPoints,
  earnStake,
  vipStanding,
  type PlayKind,
  type PointState,
  type PointTerms,
} from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import { onBreak } from '../../protection/breaks/refuse-break.ts'
import type { VipTerms } from './read-vip-terms.ts'
import { tellLevel } from './tell-level.ts'

export type PlayerStake = { playerId: bigint; kind: PlayKind; stakeMinor: bigint }

type Row = Pick<VipTerms, 'levels' | 'weights'> & {
  id: bigint
  vip_points: bigint
  vip_rest_minor: bigint
  vip_earned_minor: bigint
  break_until: Date | null
}

type Earned = { id: bigint; before: PointState; after: PointState; breakUntil: Date | null }

/**
 * Gives VIP points for stakes, in the caller's transaction; a stake below zero takes them back. Who
 * comes to a higher level is told so, unless they are on a break (law 29). Locks the players' rows, in the order of their ids.
 */
export async function earnPoints(tx: Tx, stakes: readonly PlayerStake[], at: Date) {
  if (stakes.length === 0) return
  const players = [...new Set(stakes.map(({ playerId }) => playerId))]
  // One question for both: every bet of every game comes through here.
  const { rows } = await prepared(
    'vip_players',
    sql<Row>`
    SELECT p.id, p.vip_points, p.vip_rest_minor, p.vip_earned_minor, p.break_until, t.levels, t.weights
    FROM player p CROSS JOIN vip_terms t
    WHERE p.id = ANY(${players}::bigint[]) ORDER BY p.id FOR NO KEY UPDATE OF p
  `,
  ).execute(tx)
  const [terms] = rows
  if (!terms) return
  const earned = rows.map((row) => earn(terms, row, stakes))
  await writeEarned(tx, earned)
  for (const { id, before, after, breakUntil } of earned) {
    if (onBreak(breakUntil, at)) continue
    const reached = stepOf(terms, after)
    const level = terms.levels[reached]
    if (level && reached > stepOf(terms, before)) await tellLevel(tx, id, level)
  }
}

function earn(terms: PointTerms, row: Row, stakes: readonly PlayerStake[]): Earned {
  const before = {
    points: row.vip_points,
    restMinor: row.vip_rest_minor,
    earnedMinor: row.vip_earned_minor,
  }
  const after = stakes
    .filter(({ playerId }) => playerId === row.id)
    .reduce((state, stake) => earnStake(terms, state, stake), before)
  return { id: row.id, before, after, breakUntil: row.break_until }
}

function stepOf({ levels }: PointTerms, { earnedMinor }: PointState): number {
  return vipStanding(levels, earnedPoints(earnedMinor)).reached ?? -1
}

async function writeEarned(tx: Tx, earned: readonly Earned[]) {
  await prepared(
    'vip_write',
    sql`
    UPDATE player SET vip_points = fresh.points, vip_rest_minor = fresh.rest_minor,
      vip_earned_minor = fresh.earned_minor
    FROM unnest(
      ${earned.map(({ id }) => id)}::bigint[],
      ${earned.map(({ after }) => after.points)}::bigint[],
      ${earned.map(({ after }) => after.restMinor)}::bigint[],
      ${earned.map(({ after }) => after.earnedMinor)}::bigint[]
    ) AS fresh (id, points, rest_minor, earned_minor)
    WHERE player.id = fresh.id
  `,
  ).execute(tx)
}
