import { cashbackOf, countsSpan, dhakaWeek, isElsewhere, netLoss, type Span } from '@maidan/cashier'
import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { isOnBreak } from '../../identity/queries/is-on-break.ts'
import { playerCountry } from '../../identity/queries/player-country.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { readDecidedPlays } from '../queries/read-decided-plays.ts'
import { readPromotionAsOf } from '../queries/read-promotion-as-of.ts'
import { percentText } from '../rules/percent-text.ts'
import { playTermFields } from '../rules/weight-list.ts'

type Ports = { clock: Clock; db: Db }
type Cashback = CallAnswer<Calls['showCashback']>['data'][number]

/** Cashbacks that run at once at most. */
const SHOWN_MAX = 5

/**
 * What this week's cashbacks stand at for a player, by the terms with which the week began, and what
 * the last one gave. Nothing for who takes a break, is offered no bonuses, or has no account in taka.
 */
export async function showCashbacks(
  { db, clock }: Ports,
  { playerId, currency }: Pick<PlayerIdentity, 'playerId' | 'currency'>,
): Promise<Cashback[]> {
  const at = clock.now()
  if (currency !== HOME_CURRENCY || (await isOnBreak(db, playerId, at))) return []
  if (await areBonusesStopped(db, [playerId])) return []
  const week = dhakaWeek(at.getTime())
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM promotion WHERE kind = 'cashback' AND status = 'display' AND ends_at > ${at}
    ORDER BY ordinal, id LIMIT ${SHOWN_MAX}
  `.execute(db)
  const country = await playerCountry(db, playerId)
  const shown: Cashback[] = []
  for (const { id } of rows) shown.push(...(await showOne(db, { id, playerId, country, week })))
  return shown
}

type Asked = { id: bigint; playerId: bigint; country: string | null; week: Span }

/** Nothing to who is from elsewhere. */
async function showOne(db: Db, { id, playerId, country, week }: Asked): Promise<Cashback[]> {
  const promotion = await readPromotionAsOf(db, id, new Date(week.fromMs))
  if (!promotion) throw new Error(`promotion ${id} is gone`)
  if (isElsewhere(promotion, country)) return []
  const lostMinor = netLoss(promotion.weights, await readDecidedPlays(db, { playerId, span: week }))
  const { bonusMinor } = cashbackOf(promotion, lostMinor)
  const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)
  return [
    {
      promotion_id: Number(id),
      ...textFields('name', promotion.names),
      from: new Date(week.fromMs).toISOString(),
      until: new Date(week.untilMs).toISOString(),
      counts: countsSpan(promotion, week),
      lost: money(lostMinor),
      cashback: money(bonusMinor),
      percent: percentText(promotion.percentHundredths),
      loss_min: money(promotion.lossMinMinor),
      bonus_max: money(promotion.bonusMaxMinor),
      turnover: promotion.turnoverMultiple,
      bonus_days: promotion.bonusDays,
      ...playTermFields(promotion),
      last: await readLast(db, { id, playerId }),
    },
  ]
}

async function readLast(
  db: Db,
  { id, playerId }: Pick<Asked, 'id' | 'playerId'>,
): Promise<Cashback['last']> {
  const { rows } = await sql<{ week_from: Date; lost_minor: bigint; amount_minor: bigint }>`
    SELECT c.week_from, c.lost_minor, b.amount_minor FROM cashback c JOIN bonus b ON b.id = c.bonus_id
    WHERE c.promotion_id = ${id} AND c.player_id = ${playerId} ORDER BY c.week_from DESC LIMIT 1
  `.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    from: row.week_from.toISOString(),
    lost: decimalAmount(row.lost_minor, HOME_CURRENCY),
    cashback: decimalAmount(row.amount_minor, HOME_CURRENCY),
  }
}
