import type { BookRule } from '@maidan/cashier'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { BookBreak } from './book-break.ts'
import { readKnownBreaks } from './read-known-breaks.ts'
import { figuresOf, readLastProof } from './read-proofs.ts'

type Ports = { clock: Clock; db: Db }

type Asked = {
  rule: BookRule
  subject: string
  /** The figures as people read them. */
  expected: string
  booked: string
  note: string
  staff: StaffIdentity
  ip: string
}

/**
 * Asks a second person to agree that the cause of a line of the latest proof is known; answers the
 * request's id. Refuses with STATE_CHANGED what is known, or no longer in it with these figures.
 */
export function askKnown({ clock, db }: Ports, asked: Asked): Promise<bigint> {
  const { note: why, staff, ip } = asked
  return inTransaction(db, async (tx) => {
    const line = await findLine(tx, asked)
    const { rule, subject, currency, expected, booked } = line
    const figures = figuresOf(line)
    const named = (figure: string) => (currency === null ? figure : `${figure} ${currency}`)
    const evidence = {
      reasons: ['always' as const],
      claimed: { book_rule: rule, book_subject: subject },
      found: { book_expected: named(figures.expected), book_booked: named(figures.booked) },
      effect: { book_quiet: '1' },
    }
    const command = { rule, subject, currency, expected, booked }
    const about = { kind: 'break.know', subject: `break:${rule}:${subject}` } as const
    const at = clock.now()
    return askApproval(tx, { ...about, command, why, evidence, staff, ip, at })
  })
}

async function findLine(tx: Tx, asked: Asked): Promise<BookBreak> {
  const last = await readLastProof(tx)
  const line = last?.breaks.find((one) => {
    const { expected, booked } = figuresOf(one)
    const isSame = one.rule === asked.rule && one.subject === asked.subject
    return isSame && expected === asked.expected && booked === asked.booked
  })
  if (!line || (await readKnownBreaks(tx, [line]))(line)) throw new Refusal('STATE_CHANGED')
  return line
}
