import type { BonusEnd } from '@maidan/cashier'
import type { Step } from '@maidan/ledger'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { tellBalance } from '../../cashier/payments/tell-balance.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { bonusAccount } from './bonus-account.ts'
import type { LockedBonus } from './lock-kept-bonus.ts'

type Ports = { ledger: Ledger }

type Ending = { player: MoneyPlayer; bonus: LockedBonus; end: BonusEnd; at: Date }

/**
 * Ends a kept bonus that the caller has locked with its player: it is paid into their cash, or goes
 * back to the house. One key of the ledger for all ends, so that no bonus has two.
 */
export async function endBonus({ ledger }: Ports, tx: Tx, ending: Ending): Promise<void> {
  const { player, bonus, end, at } = ending
  const { turnoverId, reference, keptMinor } = bonus
  const step = await stepOf(ledger, tx, ending)
  const [result] = await ledger.postIn(tx, [
    { key: `bonus:${reference}:ended`, fingerprint: keptMinor.toString(), steps: [step] },
  ])
  if (result?.status !== 'posted')
    throw new Error(`bonus ${reference} ${end}: the ledger says ${JSON.stringify(result)}`)
  await sql`
    UPDATE turnover SET ended_at = ${at},
      status = CASE WHEN ${end === 'released'} THEN status ELSE ${end} END
    WHERE id = ${turnoverId}
  `.execute(tx)
  const amount = moneyText(keptMinor, player.currency)
  await notifyPlayer(tx, player, { code: letters[end], params: { amount, reference } })
  const key = end === 'released' ? '1' : '2'
  await tellPlayer(tx, player.id, { type: 'transaction', transaction_id: reference, key })
  await tellPlayer(tx, player.id, { type: 'turnover' })
  await tellBalance(tx, player.id)
}

const letters = {
  released: 'bonusReleased',
  given_up: 'bonusGivenUp',
  expired: 'bonusExpired',
} as const satisfies Record<BonusEnd, string>

async function stepOf(ledger: Ledger, tx: Tx, { player, bonus, end }: Ending): Promise<Step> {
  const from = await bonusAccount(tx, player)
  const to =
    end === 'released' ? player.cash : await ledger.accounts.house('house:bonus', player.currency)
  return { kind: 'transfer', from, to, amountMinor: bonus.keptMinor, reason: `bonus_${end}` }
}
