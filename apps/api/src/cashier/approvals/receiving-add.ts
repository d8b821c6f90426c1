import { sql } from 'kysely'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockMethod } from '../methods/lock-method.ts'
import { checkRoom } from '../receiving/ask-receiving.ts'

/** One more account that players are told to pay into, open at once. */
export const receivingAdd: ApprovalAct<'receiving.add'> = async (_, tx, { command }) => {
  const { key } = await lockMethod(tx, BigInt(command.methodId))
  await checkRoom(tx, key)
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO receiving_account
      (method_key, account_type, account_number, status, day_cap_minor, month_cap_minor)
    VALUES (${key}, ${command.accountType}, ${command.accountNumber}, 'active',
      ${command.dayCapMinor}::bigint, ${command.monthCapMinor}::bigint)
    ON CONFLICT DO NOTHING RETURNING id
  `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
}
