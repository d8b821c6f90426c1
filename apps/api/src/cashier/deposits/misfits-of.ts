import { statementMisfits, type Misfit, type OutsideKey } from '@maidan/cashier'
import { foundStatement, type KeptStatement } from './kept-statement.ts'

export type ClaimedDeposit = {
  amountMinor: bigint
  accountNumber: string
  receivingAccount: string | null
  offeredAt: Date | null
  createdAt: Date
  partner: OutsideKey | null
}

/** In what a kept statement is not as a deposit was claimed; nothing while it was not found. */
export function misfitsOf(deposit: ClaimedDeposit, kept: KeptStatement | null): Misfit[] {
  if (!kept?.found) return []
  const { partner, amountMinor, accountNumber } = deposit
  return statementMisfits(
    {
      amountMinor,
      accountNumber,
      // What a partner took itself can neither reach a wrong account nor come before it was asked for.
      receivingAccount: partner ?? deposit.receivingAccount,
      offeredAt: partner ? deposit.createdAt : deposit.offeredAt,
    },
    foundStatement(kept),
  )
}
