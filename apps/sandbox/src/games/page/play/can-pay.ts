import { StudioRefusal } from '../studio/call-studio.ts'
import { resumeGame } from '../studio/enter-game.ts'
import type { Purse } from './purse.ts'
import type { Table } from './table.ts'
import { tellFailure } from './tell-failure.ts'

type Payer = { table: Table; purse: Purse; session: string; siteOrigin: string }

/**
 * Whether the balance bears a bet. One that was too small is asked for anew, since the player may
 * have paid in meanwhile; if it still is, the player is told.
 */
export async function canPay(payer: Payer, betMinor: bigint): Promise<boolean> {
  const { table, purse, session, siteOrigin } = payer
  if (betMinor <= purse.balanceMinor()) return true
  try {
    const { balanceMinor } = await resumeGame(session)
    purse.set(BigInt(balanceMinor))
  } catch (error) {
    await tellFailure(table, error, siteOrigin)
    return false
  }
  if (betMinor <= purse.balanceMinor()) return true
  const failure = { message: '', code: 'NOT_ENOUGH_MONEY', request_id: '' }
  const values = { balance: table.money(purse.balanceMinor()), bet: table.money(betMinor) }
  await tellFailure(table, new StudioRefusal(failure), siteOrigin, values)
  return false
}
