import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { decidesWithOthers } from '../../platform/approvals/decides-with-others.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { addMember } from './add-member.ts'
import { checkMemberName } from './check-member-name.ts'
import type { Clock } from '../../platform/clock.ts'

type Ports = { clock: Clock; db: Db }

type Invitation = {
  username: string
  role: StaffRole
  reason: string
  staff: StaffIdentity
  ip: string
}
type Invited = { memberId: bigint | null; approvalId: bigint | null }

/** Invites somebody at once, or asks a second person where the role decides with others. */
export function inviteMember(ports: Ports, invitation: Invitation): Promise<Invited> {
  const { role, reason, staff, ip } = invitation
  requireRole(staff)
  const username = checkMemberName(invitation.username)
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const given = { username, role, at }
    if (decidesWithOthers(role)) {
      await refuseTaken(tx, username)
      const asked = { ...given, why: reason, staff, ip }
      return { memberId: null, approvalId: await askInvitation(tx, asked) }
    }
    const memberId = await addMember(tx, { ...given, givers: [staff.username] })
    const subject = `staff:${username}`
    await writeAudit(tx, { staff, act: 'staff.invite', subject, detail: { role, reason }, ip, at })
    return { memberId, approvalId: null }
  })
}

type Asking = {
  username: string
  role: StaffRole
  why: string
  staff: StaffIdentity
  ip: string
  at: Date
}

function askInvitation(tx: Tx, { username, role, ...asked }: Asking) {
  const claimed = { member: username, role }
  const evidence = { reasons: ['always' as const], claimed, found: {}, effect: {} }
  const subject = `staff:${username}`
  const command = { username, role }
  return askApproval(tx, { kind: 'staff.invite', subject, command, evidence, ...asked }, 'reason')
}

async function refuseTaken(tx: Tx, username: string) {
  const { rows } = await sql`SELECT 1 FROM staff WHERE username = ${username}`.execute(tx)
  if (rows.length > 0) throw fieldRefusal('USERNAME_TAKEN', 'username')
}
