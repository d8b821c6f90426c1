import type { ApprovalAct } from './platform/approvals/approval-act.ts'
import type { ApprovalKind } from './platform/approvals/approval-terms.ts'
import { balanceCorrect } from './cashier/approvals/balance-correct.ts'
import { breakKnow } from './reports/approvals/break-know.ts'
import { depositCredit } from './cashier/approvals/deposit-credit.ts'
import { claimEnd } from './cashier/approvals/claim-end.ts'
import { depositRefund } from './cashier/approvals/deposit-refund.ts'
import { refundEnd } from './cashier/approvals/refund-end.ts'
import { depositReverse } from './cashier/approvals/deposit-reverse.ts'
import { deviceTrust } from './cashier/approvals/device-trust.ts'
import { methodRoutes } from './cashier/approvals/method-routes.ts'
import { receivingAdd } from './cashier/approvals/receiving-add.ts'
import { receivingCaps } from './cashier/approvals/receiving-caps.ts'
import { receivingOpen } from './cashier/approvals/receiving-open.ts'
import { methodTerms } from './cashier/approvals/method-terms.ts'
import { contestEnd } from './games/approvals/contest-end.ts'
import { gameOpen } from './games/approvals/game-open.ts'
import { methodOpen } from './cashier/approvals/method-open.ts'
import { limitChange } from './exchange/approvals/limit-change.ts'
import { marketOpen } from './exchange/approvals/market-open.ts'
import { marketSettle } from './exchange/approvals/market-settle.ts'
import { frontChange } from './content/approvals/front-change.ts'
import { pagePublish } from './content/approvals/page-publish.ts'
import { playerFactorReset } from './identity/approvals/player-factor-reset.ts'
import { playerOpen } from './identity/approvals/player-open.ts'
import { bonusOffer } from './identity/approvals/bonus-offer.ts'
import { bonusStop } from './identity/approvals/bonus-stop.ts'
import { promotionChange } from './bonuses/approvals/promotion-change.ts'
import { vipChange } from './bonuses/approvals/vip-change.ts'
import { settingChange } from './staff/approvals/setting-change.ts'
import { staffInvite } from './staff/approvals/staff-invite.ts'
import { staffOpen } from './staff/approvals/staff-open.ts'
import { staffRecover } from './staff/approvals/staff-recover.ts'
import { staffRole } from './staff/approvals/staff-role.ts'
import { unallocatedGive } from './cashier/approvals/unallocated-give.ts'
import { unallocatedReturn } from './cashier/approvals/unallocated-return.ts'
import { providerMost } from './games/approvals/provider-most.ts'
import { winRelease } from './games/approvals/win-release.ts'
import { withdrawalPay } from './cashier/approvals/withdrawal-pay.ts'

/** What is done for each kind of request; a kind without its act does not compile. */
export const approvalActs = {
  'deposit.credit': depositCredit,
  'deposit.refund': depositRefund,
  'refund.end': refundEnd,
  'deposit.reverse': depositReverse,
  'claim.end': claimEnd,
  'withdrawal.pay': withdrawalPay,
  'balance.correct': balanceCorrect,
  'market.settle': marketSettle,
  'market.open': marketOpen,
  'limit.change': limitChange,
  'setting.change': settingChange,
  'page.publish': pagePublish,
  'front.change': frontChange,
  'staff.invite': staffInvite,
  'staff.role': staffRole,
  'staff.open': staffOpen,
  'staff.recover': staffRecover,
  'win.release': winRelease,
  'contest.end': contestEnd,
  'provider.most': providerMost,
  'player.factor.reset': playerFactorReset,
  'player.open': playerOpen,
  'method.open': methodOpen,
  'game.open': gameOpen,
  'method.terms': methodTerms,
  'method.routes': methodRoutes,
  'receiving.add': receivingAdd,
  'receiving.caps': receivingCaps,
  'receiving.open': receivingOpen,
  'device.trust': deviceTrust,
  'promotion.change': promotionChange,
  'vip.change': vipChange,
  'unallocated.give': unallocatedGive,
  'unallocated.return': unallocatedReturn,
  'break.know': breakKnow,
  'bonus.stop': bonusStop,
  'bonus.offer': bonusOffer,
} satisfies { readonly [K in ApprovalKind]: ApprovalAct<K, never> }
