import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { startsOver } from '../approvals/starts-over.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

type Wish =
  | { kind: 'staff.role'; role: StaffRole }
  | { kind: 'staff.open' }
  | { kind: 'staff.recover' }

type Asked = { wish: Wish; memberId: bigint; reason: string; staff: StaffIdentity; ip: string }
type Member = { username: string; role: StaffRole; status: string }

/** Asks a second person to change what a member of staff is or may; answers the request's id. */
export function askAboutMember(ports: Ports, asked: Asked): Promise<bigint> {
  const { wish, memberId, reason: why, staff, ip } = asked
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<Member>`
      SELECT username, role, status FROM staff WHERE id = ${memberId} FOR UPDATE
    `.execute(tx)
    const [member] = rows
    if (!member) throw new Refusal('NOT_FOUND')
    if (!makesSense(wish, member)) throw new Refusal('STATE_CHANGED')
    const role = wish.kind === 'staff.role' ? { role: wish.role } : {}
    const evidence = {
      reasons: ['always' as const],
      claimed: { member: member.username, ...role },
      found: { role_before: member.role },
      effect: isAnew(wish, member) ? { enrols_anew: '1' } : {},
    }
    const command = { staffId: memberId.toString(), ...role }
    const subject = `staff:${member.username}`
    return askApproval(
      tx,
      { kind: wish.kind, subject, command, why, evidence, staff, ip, at },
      'reason',
    )
  })
}

function isAnew(wish: Wish, { role }: Member): boolean {
  return wish.kind === 'staff.role' && startsOver(role, wish.role)
}

/** Whoever has yet to enrol keeps the role of their invitation: its code may be one person's. */
function makesSense(wish: Wish, member: Member): boolean {
  const { role, status } = member
  if (status === 'blocked' && isAnew(wish, member)) return false
  switch (wish.kind) {
    case 'staff.role':
      return wish.role !== role && status !== 'invited'
    case 'staff.open':
      return status === 'blocked'
    case 'staff.recover':
      return status !== 'blocked'
  }
}
