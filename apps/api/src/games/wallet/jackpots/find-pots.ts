import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { potKey, type KnownPot } from '../book/wallet-book.ts'
import type { WalletCall } from '../wallet-call.ts'

export type PotRow = {
  platform: string
  jackpot_code: string
  currency: string
  pot_account: bigint
  reserve_account: bigint
}

/** The pots of the jackpots that the calls' wins name; most calls name none. */
export async function findPots(tx: Tx, calls: readonly WalletCall[]): Promise<PotRow[]> {
  const codes = calls.flatMap((call) => (call.kind === 'win' && call.jackpot ? [call.jackpot] : []))
  if (codes.length === 0) return []
  const { rows } = await sql<PotRow>`
    SELECT j.platform, p.jackpot_code, p.currency, p.pot_account, p.reserve_account
    FROM jackpot_pot p JOIN jackpot j ON j.code = p.jackpot_code
    WHERE p.jackpot_code = ANY(${codes}::text[])
  `.execute(tx)
  return rows
}

/** The pots with what their accounts hold, which are locked by now. */
export function knownPots(
  pots: readonly PotRow[],
  balances: ReadonlyMap<bigint, bigint>,
): Map<string, KnownPot> {
  return new Map(
    pots.map(({ platform, jackpot_code: code, currency, ...accounts }) => [
      potKey(platform, code, currency),
      {
        potAccount: accounts.pot_account,
        reserveAccount: accounts.reserve_account,
        potMinor: lockedBalance(balances, accounts.pot_account),
        reserveMinor: lockedBalance(balances, accounts.reserve_account),
      },
    ]),
  )
}

function lockedBalance(balances: ReadonlyMap<bigint, bigint>, account: bigint): bigint {
  const minor = balances.get(account)
  if (minor === undefined) throw new Error(`account ${account} was not locked`)
  return minor
}
