import type { Currency } from '@maidan/money'
import type { Db, Tx } from '../../platform/database/db.ts'
import { openAccount } from '../../platform/ledger/account-book.ts'

type Named = { code: string; part: 'pot' | 'reserve'; currency: Currency }

/** The account of what a jackpot pays, or of what the next pot begins with; opened at its first use. */
export function potAccount(db: Db | Tx, { code, part, currency }: Named): Promise<bigint> {
  return openAccount(db, { code: `jackpot:${code}:${part}:${currency}`, currency, kept: true })
}
