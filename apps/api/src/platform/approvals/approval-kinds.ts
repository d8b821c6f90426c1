import type { ApprovalKind, ApprovalRule } from './approval-rule.ts'
import { balanceCorrect } from './kinds/balance-correct.ts'
import { marketSettle } from './kinds/market-settle.ts'
import { staffInvite } from './kinds/staff-invite.ts'
import { staffOpen } from './kinds/staff-open.ts'
import { staffRecover } from './kinds/staff-recover.ts'
import { staffRole } from './kinds/staff-role.ts'
import { winRelease } from './kinds/win-release.ts'

/** One rule for each kind of the contract; a kind without its rule does not compile. */
export const approvalKinds: { readonly [K in ApprovalKind]: ApprovalRule } = {
  'balance.correct': balanceCorrect,
  'market.settle': marketSettle,
  'staff.invite': staffInvite,
  'staff.role': staffRole,
  'staff.open': staffOpen,
  'staff.recover': staffRecover,
  'win.release': winRelease,
}
