import { sql } from 'kysely'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** The cause of a line of the books that does not agree is known: with these figures it alarms no more. */
export const breakKnow: ApprovalAct<'break.know'> = async (
  _,
  tx,
  { command, why, askedBy, agreedBy, at },
) => {
  const { rule, subject, currency, expected, booked } = command
  await sql`
    INSERT INTO known_break (rule, subject, currency, expected, booked, note, asked_by, agreed_by, at)
    VALUES (${rule}, ${subject}, ${currency}, ${expected}, ${booked}, ${why}, ${askedBy.staffId},
      ${agreedBy.staffId}, ${at})
  `.execute(tx)
}
