import { bonusTurnover, settleFreeWins } from '@maidan/cashier'
import type { Step } from '@maidan/ledger'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { isOnBreak } from '../../identity/queries/is-on-break.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { keepBonus } from '../kept/keep-bonus.ts'
import type { LockedGrant } from './lock-grant.ts'

type Ports = { ledger: Ledger }

type Settling = { player: MoneyPlayer; grant: LockedGrant; at: Date }

/**
 * Makes of what ended free rounds have won a bonus by the terms that they were given with, or own money
 * where nothing is to be staked for it; what is above the limit goes back to what rounds cost. It
 * binds no money of the player's own: it comes when the rounds end, not when they say so.
 */
export async function settleGrant(
  ports: Ports,
  tx: Tx,
  { player, grant, at }: Settling,
): Promise<void> {
  const { giveMinor, backMinor } = settleFreeWins(grant)
  if (giveMinor + backMinor === 0n) return
  await post(ports, tx, { player, grant, giveMinor, backMinor })
  await sql`
    UPDATE free_grant SET settled_minor = won_minor, given_minor = given_minor + ${giveMinor}
    WHERE id = ${grant.id}
  `.execute(tx)
  if (giveMinor === 0n) return
  const requiredMinor = bonusTurnover(giveMinor, grant.turnoverMultiple)
  const { reference } = await keepBonus(ports, tx, {
    player,
    kind: 'free_spins',
    amountMinor: giveMinor,
    requiredMinor,
    terms: { ...grant, betMaxMinor: 0n },
    binds: false,
    promotionId: grant.promotionId,
    at,
  })
  if (await isOnBreak(tx, player.id, at)) return
  const text = (minor: bigint) => moneyText(minor, player.currency)
  const [amount, won] = [text(giveMinor), text(giveMinor + backMinor)]
  const params = { amount, won, promotion: grant.promotion, reference }
  await notifyPlayer(
    tx,
    player,
    requiredMinor === 0n
      ? { code: 'freeRoundsPaid', params }
      : {
          code: 'freeRoundsKept',
          params: { ...params, turnover: text(requiredMinor), days: String(grant.bonusDays) },
        },
  )
}

type Posting = Omit<Settling, 'at'> & { giveMinor: bigint; backMinor: bigint }

/** What was settled before names the posting, so that nothing is settled twice. */
async function post({ ledger }: Ports, tx: Tx, { player, grant, giveMinor, backMinor }: Posting) {
  const { currency } = player
  const from = await ledger.accounts.house('house:free-won', currency)
  const bonus = await ledger.accounts.house('house:bonus', currency)
  const cost = await ledger.accounts.house(`house:free-rounds:${grant.platform}`, currency)
  const parts: Step[] = [
    { kind: 'transfer', from, to: bonus, amountMinor: giveMinor, reason: 'free_rounds_given' },
    { kind: 'transfer', from, to: cost, amountMinor: backMinor, reason: 'free_rounds_back' },
  ]
  const steps = parts.filter((step) => step.kind !== 'transfer' || step.amountMinor > 0n)
  const key = `free-rounds:${grant.code}:${grant.settledMinor}`
  const [result] = await ledger.postIn(tx, [{ key, fingerprint: `${grant.wonMinor}`, steps }])
  if (result?.status !== 'posted')
    throw new Error(`${key}: the ledger says ${JSON.stringify(result)}`)
}
