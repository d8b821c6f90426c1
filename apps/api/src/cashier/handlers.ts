import { balance } from './calls/balance.ts'
import { checkWithdrawal } from './calls/check-withdrawal.ts'
import { staffApproveDeposit } from './calls/desk/staff-approve-deposit.ts'
import { staffApproveWithdrawal } from './calls/desk/staff-approve-withdrawal.ts'
import { staffClaimDeposit } from './calls/desk/staff-claim-deposit.ts'
import { staffClaimWithdrawal } from './calls/desk/staff-claim-withdrawal.ts'
import { staffCorrectBalance } from './calls/desk/staff-correct-balance.ts'
import { staffDeposits } from './calls/desk/staff-deposits.ts'
import { staffReceipt } from './calls/desk/staff-receipt.ts'
import { staffRejectDeposit } from './calls/desk/staff-reject-deposit.ts'
import { staffRejectWithdrawal } from './calls/desk/staff-reject-withdrawal.ts'
import { staffWithdrawals } from './calls/desk/staff-withdrawals.ts'
import { getPaymentMethods } from './calls/get-payment-methods.ts'
import { getWalletNumber } from './calls/get-wallet-number.ts'
import { sendReceipt } from './calls/send-receipt.ts'
import { showWalletNumber } from './calls/show-wallet-number.ts'
import { submitDeposit } from './calls/submit-deposit.ts'
import { submitWithdrawal } from './calls/submit-withdrawal.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const cashierHandlers = {
  balance,
  checkWithdrawal,
  getPaymentMethods,
  getWalletNumber,
  sendReceipt,
  showWalletNumber,
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffClaimDeposit,
  staffClaimWithdrawal,
  staffCorrectBalance,
  staffDeposits,
  staffReceipt,
  staffRejectDeposit,
  staffRejectWithdrawal,
  staffWithdrawals,
  submitDeposit,
  submitWithdrawal,
} satisfies Partial<Handlers<never>>
