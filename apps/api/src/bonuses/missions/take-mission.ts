import { bonusTurnover } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { keepBonus } from '../kept/keep-bonus.ts'
import type { Promotion } from '../queries/read-promotion.ts'
import { periodReference, type PlayerPeriod } from '../rules/period-reference.ts'
import { checkMission } from './check-mission.ts'
import { readReward } from './read-reward.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; limits: Limits }

/**
 * Gives a player the reward of a mission's period, once: its reference follows from promotion, period and
 * player, and so does the key of the ledger. The same again is answered alike, however late. It binds
 * nothing that is theirs: they have played for it already, whatever other bonus they have.
 */
export async function takeMission(
  ports: Ports,
  asked: PlayerPeriod,
): Promise<CallAnswer<Calls['takeMission']>> {
  await ports.limits.take('missionPerPlayer', asked.playerId.toString())
  return inTransaction(ports.db, async (tx) => {
    const player = await lockPlayer(tx, asked.playerId)
    const before = await readReward(tx, asked)
    if (before) return before.answer
    const at = ports.clock.now()
    const { promotion, playsDone } = await checkMission(tx, { ...asked, player, at })
    await give(ports, tx, { ...asked, player, promotion, playsDone, at })
    const taken = await readReward(tx, asked)
    if (!taken) throw new Error(`mission ${asked.promotionId}: the reward was not written`)
    return taken.answer
  })
}

type Given = PlayerPeriod & {
  player: MoneyPlayer
  promotion: Promotion
  playsDone: number
  at: Date
}

async function give(ports: Ports, tx: Tx, { player, promotion, playsDone, at, ...period }: Given) {
  const { id: promotionId, amountMinor, turnoverMultiple } = promotion
  const requiredMinor = bonusTurnover(amountMinor, turnoverMultiple)
  const bonus = await keepBonus(ports, tx, {
    player,
    kind: 'mission',
    reference: periodReference('mission', period),
    amountMinor,
    requiredMinor,
    terms: promotion,
    binds: false,
    promotionId,
    at,
  })
  await sql`
    INSERT INTO mission_reward (promotion_id, period_from, player_id, plays, bonus_id)
    VALUES (${promotionId}, ${period.from}, ${player.id}, ${playsDone}, ${bonus.id})
  `.execute(tx)
  await tell(tx, player, { promotion, requiredMinor, reference: bonus.reference })
}

type Told = { promotion: Promotion; requiredMinor: bigint; reference: string }

async function tell(tx: Tx, player: MoneyPlayer, { promotion, requiredMinor, reference }: Told) {
  const text = (minor: bigint) => moneyText(minor, player.currency)
  const params = { amount: text(promotion.amountMinor), promotion: promotion.names, reference }
  const terms = { turnover: text(requiredMinor), days: String(promotion.bonusDays) }
  await notifyPlayer(
    tx,
    player,
    requiredMinor === 0n
      ? { code: 'missionPaid', params }
      : { code: 'missionKept', params: { ...params, ...terms } },
  )
}
