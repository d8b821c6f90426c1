import { sql } from 'kysely'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { lockMethod } from '../methods/lock-method.ts'

/** The day's limits of a method and the fee of its withdrawals; payments that are asked for keep theirs. */
export const methodTerms: ApprovalAct<'method.terms'> = async (_, tx, { command }) => {
  const { id } = await lockMethod(tx, BigInt(command.methodId))
  await sql`
    UPDATE payment_method SET deposit_day_max_minor = ${command.depositDayMaxMinor}::bigint,
      withdrawal_day_max_minor = ${command.withdrawalDayMaxMinor}::bigint,
      fee_fixed_minor = ${command.feeFixedMinor}::bigint,
      fee_percent_hundredths = ${command.feePercentHundredths}
    WHERE id = ${id}
  `.execute(tx)
}
