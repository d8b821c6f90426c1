import { staffAccount } from './calls/members/staff-account.ts'
import { staffBeginAuthenticator } from './calls/members/staff-begin-authenticator.ts'
import { staffBeginEnrolment } from './calls/members/staff-begin-enrolment.ts'
import { staffBlockMember } from './calls/members/staff-block-member.ts'
import { staffChangePassword } from './calls/members/staff-change-password.ts'
import { staffChangeRole } from './calls/members/staff-change-role.ts'
import { staffEndSession } from './calls/members/staff-end-session.ts'
import { staffEnrol } from './calls/members/staff-enrol.ts'
import { staffInvite } from './calls/members/staff-invite.ts'
import { staffMembers } from './calls/members/staff-members.ts'
import { staffRecover } from './calls/members/staff-recover.ts'
import { staffSessions } from './calls/members/staff-sessions.ts'
import { staffSetAuthenticator } from './calls/members/staff-set-authenticator.ts'
import { staffTakeCode } from './calls/members/staff-take-code.ts'
import { staffChangeSetting } from './calls/settings/staff-change-setting.ts'
import { staffSettings } from './calls/settings/staff-settings.ts'
import { staffApprovals } from './calls/staff-approvals.ts'
import { staffAudit } from './calls/staff-audit.ts'
import { staffDecideApproval } from './calls/staff-decide-approval.ts'
import { staffLogin } from './calls/staff-login.ts'
import { staffLogout } from './calls/staff-logout.ts'
import { staffSecurity } from './calls/staff-security.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const staffHandlers = {
  staffAccount,
  staffApprovals,
  staffAudit,
  staffBeginAuthenticator,
  staffBeginEnrolment,
  staffBlockMember,
  staffChangePassword,
  staffChangeRole,
  staffChangeSetting,
  staffDecideApproval,
  staffEndSession,
  staffEnrol,
  staffInvite,
  staffLogin,
  staffLogout,
  staffMembers,
  staffRecover,
  staffSecurity,
  staffSessions,
  staffSetAuthenticator,
  staffSettings,
  staffTakeCode,
} satisfies Partial<Handlers<never>>
