import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { gameName } from '../../games/queries/game-name.ts'
import { promotionName } from '../queries/promotion-name.ts'
import { grantFigures, takenRounds, type GrantRow } from './list-free-rounds.ts'

type Grant = CallAnswer<Calls['staffFreeRounds']>['data'][number]

const GRANTS_MAX = 100

type Row = GrantRow & {
  username: string
  promotion: string
  game: string
  last_failure: string | null
}

/** The free rounds that were given last, as the desk reads them. */
export async function listStaffFreeRounds(db: Db): Promise<Grant[]> {
  const { rows } = await sql<Row>`${GRANTS} ORDER BY f.id DESC LIMIT ${GRANTS_MAX}`.execute(db)
  return rows.map(asGrant)
}

/** Free rounds by their code, as the desk reads them; undefined where there are none of it. */
export async function findStaffFreeRounds(tx: Tx, code: string): Promise<Grant | undefined> {
  const { rows } = await sql<Row>`${GRANTS} WHERE f.code = ${code}`.execute(tx)
  return rows.map(asGrant)[0]
}

const GRANTS = sql`
  SELECT f.*, ${takenRounds} AS taken, p.username, ${promotionName()} AS promotion,
    ${gameName()} AS game
  FROM free_grant f
  JOIN player p ON p.id = f.player_id
  JOIN promotion pr ON pr.id = f.promotion_id
  JOIN game g ON g.code = f.game_code`

function asGrant(row: Row): Grant {
  return {
    id: row.code,
    player: row.username,
    promotion: row.promotion,
    game: row.game,
    ...grantFigures(row),
    currency: row.currency,
    given_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    failure: row.state === 'sending' ? row.last_failure : null,
  }
}
