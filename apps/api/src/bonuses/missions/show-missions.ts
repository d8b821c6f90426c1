import {
  bonusTurnover,
  isElsewhere,
  MISSION_PERIODS,
  missionPlaysDone,
  missionSpan,
  missionTakenUntil,
  countsSpan,
  type MissionPeriod,
  type Span,
} from '@maidan/cashier'
import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { isOnBreak } from '../../identity/queries/is-on-break.ts'
import { playerCountry } from '../../identity/queries/player-country.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { readDecidedPlays, type DecidedPlays } from '../queries/read-decided-plays.ts'
import { readPromotionAsOf } from '../queries/read-promotion-as-of.ts'
import type { Promotion } from '../queries/read-promotion.ts'
import { playTermFields } from '../rules/weight-list.ts'
import { listMissions } from './list-missions.ts'
import { readTakenPeriods, type TakenPeriods } from './read-taken-periods.ts'

type Ports = { clock: Clock; db: Db }
type Mission = CallAnswer<Calls['showMissions']>['data'][number]

/**
 * How far a player is with each mission in the periods whose reward may be taken, by the terms with which
 * each began. Nothing for who takes a break, is offered no bonuses, or has no account in taka.
 */
export async function showMissions(
  { db, clock }: Ports,
  { playerId, currency }: Pick<PlayerIdentity, 'playerId' | 'currency'>,
): Promise<Mission[]> {
  const at = clock.now()
  if (currency !== HOME_CURRENCY || (await isOnBreak(db, playerId, at))) return []
  if (await areBonusesStopped(db, [playerId])) return []
  const atMs = at.getTime()
  const shown: Mission[] = []
  const since = new Date(Math.min(...periodsAt(atMs).map(({ span }) => span.fromMs)))
  const missions = await listMissions(db, since)
  const taken = await readTakenPeriods(db, { playerId, since })
  const country = await playerCountry(db, playerId)
  for (const period of missions.length > 0 ? periodsAt(atMs) : []) {
    const played = await readDecidedPlays(db, { playerId, span: period.span })
    for (const now of missions)
      shown.push(...(await showOne(db, { now, taken, played, country, ...period })))
  }
  const counted = new Set(shown.filter((one) => !one.is_over).map((one) => one.promotion_id))
  const later = missions.filter(({ id }) => !counted.has(Number(id)))
  return [...shown, ...later.flatMap((one) => showLater(one, country, atMs))]
}

type Period = { period: MissionPeriod; span: Span; isOver: boolean }

/** The day and the week that run, after those before them, whose rewards may still be taken. */
function periodsAt(atMs: number): Period[] {
  return MISSION_PERIODS.flatMap((period) => {
    const span = missionSpan(period, atMs)
    const before = missionSpan(period, span.fromMs - 1)
    return [
      { period, span: before, isOver: true },
      { period, span, isOver: false },
    ]
  })
}

type Asked = Period & {
  now: Promotion
  taken: TakenPeriods
  played: readonly DecidedPlays[]
  country: string | null
}

/** A mission in one period; of one that is over nothing but a reward that waits, or was taken late. */
async function showOne(
  db: Db,
  { now, taken, played, country, period, span, isOver }: Asked,
): Promise<Mission[]> {
  const promotion = await readPromotionAsOf(db, now.id, new Date(span.fromMs))
  if (promotion?.missionPeriod !== period || !countsSpan(promotion, span)) return []
  if (isElsewhere(promotion, country)) return []
  const done = missionPlaysDone(promotion, played)
  const isReady = done >= promotion.missionPlays
  const takenAt = taken({ promotionId: now.id, from: new Date(span.fromMs) })
  if (isOver && (takenAt ? takenAt.getTime() < span.untilMs : !isReady)) return []
  const state = takenAt ? 'taken' : isReady ? 'ready' : 'open'
  return [{ ...termsOf(promotion, { period, span, isOver }), state, done }]
}

/** One that is shown and has no period yet: it counts from the next one on. */
function showLater(promotion: Promotion, country: string | null, atMs: number): Mission[] {
  const period = promotion.missionPeriod
  if (!period || isElsewhere(promotion, country)) return []
  const span = missionSpan(period, missionSpan(period, atMs).untilMs)
  if (!countsSpan(promotion, span)) return []
  return [{ ...termsOf(promotion, { period, span, isOver: false }), state: 'later', done: 0 }]
}

function termsOf(promotion: Promotion, { period, span, isOver }: Period) {
  const { amountMinor, turnoverMultiple, stakeMinMinor } = promotion
  const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)
  return {
    promotion_id: Number(promotion.id),
    ...textFields('name', promotion.names),
    period,
    from: new Date(span.fromMs).toISOString(),
    until: new Date(span.untilMs).toISOString(),
    take_until: new Date(missionTakenUntil(period, span)).toISOString(),
    is_over: isOver,
    plays: promotion.missionPlays,
    stake_min: money(stakeMinMinor),
    reward: money(amountMinor),
    turnover: turnoverMultiple,
    to_stake: money(bonusTurnover(amountMinor, turnoverMultiple)),
    bonus_days: promotion.bonusDays,
    ...playTermFields(promotion),
  }
}
