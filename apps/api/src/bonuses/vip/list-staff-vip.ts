import { POINT_STAKE_MINOR, vipStanding, type VipLevel } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { percentText } from '../rules/percent-text.ts'
import { weightList } from '../rules/weight-list.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { findTooDear } from './weight-limits.ts'
import { nameList } from './name-list.ts'
import { readVipTerms } from './read-vip-terms.ts'

type Ports = { clock: Clock; config: Config; db: Db }

/** The levels as the desk sees them: with how many players are on each, and what waits. */
export async function listStaffVip(ports: Ports): Promise<CallAnswer<Calls['staffVip']>> {
  const { db, clock } = ports
  const terms = await readVipTerms(db)
  const { levels, weights, changedAt } = terms
  const [players, approval_id, tooDear] = await Promise.all([
    countPlayers(db, levels),
    findWaiting(db, clock.now()),
    findTooDear(db, ports, terms),
  ])
  return {
    levels: levels.map(({ names, from, earnBps }, step) => ({
      names: nameList(names),
      from,
      earns: percentText(earnBps),
      players: players[step] ?? 0,
    })),
    weights: weightList(weights),
    too_dear: tooDear.map(({ play }) => play),
    changed_at: changedAt,
    approval_id,
  }
}

/** Players by the level that they have reached. */
async function countPlayers(db: Db, levels: readonly VipLevel[]): Promise<number[]> {
  const { rows } = await sql<{ earned: bigint; players: bigint }>`
    SELECT least(vip_earned_minor / ${POINT_STAKE_MINOR}::bigint, ${levels.at(-1)?.from ?? 0}::bigint) AS earned,
      count(*) AS players
    FROM player GROUP BY 1
  `.execute(db)
  const counts = levels.map(() => 0)
  for (const { earned, players } of rows) {
    const { reached } = vipStanding(levels, earned)
    if (reached !== null) counts[reached] = (counts[reached] ?? 0) + Number(players)
  }
  return counts
}

async function findWaiting(db: Db, at: Date): Promise<number | null> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM approval WHERE kind = 'vip.change' AND state = 'waiting' AND expires_at > ${at}
    ORDER BY id DESC LIMIT 1
  `.execute(db)
  return rows[0] ? Number(rows[0].id) : null
}
