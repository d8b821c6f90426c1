import type { ApprovalKind, ApprovalRule } from './approval-rule.ts'
import { balanceCorrect } from './kinds/balance-correct.ts'
import { marketSettle } from './kinds/market-settle.ts'
import { winRelease } from './kinds/win-release.ts'

/** One rule for each kind of the contract; a kind without its rule does not compile. */
export const approvalKinds: { readonly [K in ApprovalKind]: ApprovalRule } = {
  'balance.correct': balanceCorrect,
  'market.settle': marketSettle,
  'win.release': winRelease,
}
