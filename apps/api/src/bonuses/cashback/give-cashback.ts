import { cashbackOf, isElsewhere, netLoss, type Span } from '@maidan/cashier'
import { decimalAmount, moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { isOnBreak } from '../../identity/queries/is-on-break.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { playerCountry } from '../../identity/queries/player-country.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { isOnOwnBreak } from '../../protection/breaks/read-break.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { keepBonus } from '../kept/keep-bonus.ts'
import { readDecidedPlays } from '../queries/read-decided-plays.ts'
import type { Promotion } from '../queries/read-promotion.ts'
import { periodReference, type PlayerPeriod } from '../rules/period-reference.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Asked = { playerId: bigint; promotion: Promotion; week: Span }

/**
 * Gives a player the cashback of a week, once: its reference follows from promotion, week and player, and
 * so does the key of the ledger. It binds nothing that is theirs: nobody asked for it. Whoever is on a
 * break of their own is given none, and one whose play was closed for them gets it without a letter
 * (law 29). False if there is nothing to give, if it is for players of other countries, or if two people
 * have decided that this account is offered no bonuses.
 */
export function giveCashback(
  { clock, db, ledger }: Ports,
  { playerId, promotion, week }: Asked,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const player = await lockPlayer(tx, playerId)
    const named = { promotionId: promotion.id, from: new Date(week.fromMs), playerId }
    if (await isGiven(tx, named)) return false
    if (await areBonusesStopped(tx, [playerId])) return false
    if (isElsewhere(promotion, await playerCountry(tx, playerId))) return false
    const at = clock.now()
    if (await isOnOwnBreak(tx, playerId, at)) return false
    const lostMinor = netLoss(
      promotion.weights,
      await readDecidedPlays(tx, { playerId, span: week }),
    )
    const { bonusMinor, requiredMinor } = cashbackOf(promotion, lostMinor)
    if (bonusMinor === 0n) return false
    const bonus = await keepBonus({ ledger }, tx, {
      player,
      kind: 'cashback',
      reference: periodReference('cashback', named),
      amountMinor: bonusMinor,
      requiredMinor,
      terms: promotion,
      binds: false,
      promotionId: promotion.id,
      at,
    })
    await sql`
      INSERT INTO cashback (promotion_id, week_from, player_id, lost_minor, bonus_id)
      VALUES (${promotion.id}, ${named.from}, ${playerId}, ${lostMinor}, ${bonus.id})
    `.execute(tx)
    const { reference } = bonus
    await tell(tx, player, { lostMinor, bonusMinor, requiredMinor, promotion, reference, at })
    return true
  })
}

async function isGiven(tx: Tx, { promotionId, from, playerId }: PlayerPeriod): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM cashback WHERE promotion_id = ${promotionId} AND week_from = ${from}
      AND player_id = ${playerId}
  `.execute(tx)
  return rows.length > 0
}

type Given = Record<'lostMinor' | 'bonusMinor' | 'requiredMinor', bigint> & {
  promotion: Promotion
  reference: string
  at: Date
}

async function tell(tx: Tx, player: MoneyPlayer, given: Given) {
  if (await isOnBreak(tx, player.id, given.at)) return
  const { requiredMinor, promotion, reference } = given
  const text = (minor: bigint) => moneyText(minor, player.currency)
  const [amount, lost] = [text(given.bonusMinor), text(given.lostMinor)]
  const percent = decimalAmount(BigInt(promotion.percentHundredths), 'BDT').replace(/\.?0+$/, '')
  const days = String(promotion.bonusDays)
  await notifyPlayer(
    tx,
    player,
    requiredMinor === 0n
      ? { code: 'cashbackPaid', params: { amount, lost, percent, reference } }
      : {
          code: 'cashbackKept',
          params: { amount, lost, percent, turnover: text(requiredMinor), days, reference },
        },
  )
}
