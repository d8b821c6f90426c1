import { balance } from './calls/balance.ts'
import { cancelPayment } from './calls/cancel-payment.ts'
import { checkWithdrawal } from './calls/check-withdrawal.ts'
import { confirmEwallet } from './calls/confirm-ewallet.ts'
import { staffAddDevice } from './calls/devices/staff-add-device.ts'
import { staffApproveDeposit } from './calls/desk/staff-approve-deposit.ts'
import { staffApproveWithdrawal } from './calls/desk/staff-approve-withdrawal.ts'
import { staffClaimDeposit } from './calls/desk/staff-claim-deposit.ts'
import { staffClaimWithdrawal } from './calls/desk/staff-claim-withdrawal.ts'
import { staffCorrectBalance } from './calls/desk/staff-correct-balance.ts'
import { staffDeposits } from './calls/desk/staff-deposits.ts'
import { staffDevices } from './calls/devices/staff-devices.ts'
import { staffAskMethodRoutes } from './calls/routes/staff-ask-method-routes.ts'
import { staffAskMethodTerms } from './calls/desk/staff-ask-method-terms.ts'
import { staffGiveDevicePart } from './calls/devices/staff-give-device-part.ts'
import { staffMethods } from './calls/desk/staff-methods.ts'
import { staffReceipt } from './calls/desk/staff-receipt.ts'
import { staffRefundDeposit } from './calls/desk/staff-refund-deposit.ts'
import { staffAddReceivingAccount } from './calls/receiving/staff-add-receiving-account.ts'
import { staffReceivingAccounts } from './calls/receiving/staff-receiving-accounts.ts'
import { staffSetReceivingAccount } from './calls/receiving/staff-set-receiving-account.ts'
import { staffSetReceivingCaps } from './calls/receiving/staff-set-receiving-caps.ts'
import { staffEndRefund } from './calls/refunds/staff-end-refund.ts'
import { staffEndClaim } from './calls/reversals/staff-end-claim.ts'
import { staffReverseDeposit } from './calls/reversals/staff-reverse-deposit.ts'
import { staffRejectDeposit } from './calls/desk/staff-reject-deposit.ts'
import { staffRejectWithdrawal } from './calls/desk/staff-reject-withdrawal.ts'
import { staffRevokeDevice } from './calls/devices/staff-revoke-device.ts'
import { staffSetMethod } from './calls/desk/staff-set-method.ts'
import { staffWithdrawals } from './calls/desk/staff-withdrawals.ts'
import { getPaymentMethods } from './calls/get-payment-methods.ts'
import { getWalletNumber } from './calls/get-wallet-number.ts'
import { paymentNotice } from './calls/payment-notice.ts'
import { paymentTimes } from './calls/payment-times.ts'
import { tracePayment } from './calls/trace-payment.ts'
import { paymentReturn } from './calls/payment-return.ts'
import { postDeviceMessages } from './calls/post-device-messages.ts'
import { postPaymentReturn } from './calls/post-payment-return.ts'
import { requestEwallet } from './calls/request-ewallet.ts'
import { sendReceipt } from './calls/send-receipt.ts'
import { showWalletNumber } from './calls/show-wallet-number.ts'
import { staffUnallocated } from './calls/desk/staff-unallocated.ts'
import { staffUseUnallocated } from './calls/desk/staff-use-unallocated.ts'
import { submitDeposit } from './calls/submit-deposit.ts'
import { submitWithdrawal } from './calls/submit-withdrawal.ts'
import { removeWithdrawalPin } from './calls/pin/remove-withdrawal-pin.ts'
import { setWithdrawalPin } from './calls/pin/set-withdrawal-pin.ts'
import { showWithdrawalPin } from './calls/pin/show-withdrawal-pin.ts'
import { unlockWithdrawal } from './calls/pin/unlock-withdrawal.ts'
import { withdrawalChecklist } from './calls/withdrawal-checklist.ts'
import { staffEndSweep } from './calls/usdt/staff-end-sweep.ts'
import { staffPrepareSweep } from './calls/usdt/staff-prepare-sweep.ts'
import { staffSweep } from './calls/usdt/staff-sweep.ts'
import { staffUsdt } from './calls/usdt/staff-usdt.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const cashierHandlers = {
  balance,
  cancelPayment,
  checkWithdrawal,
  confirmEwallet,
  getPaymentMethods,
  getWalletNumber,
  paymentNotice,
  paymentTimes,
  tracePayment,
  paymentReturn,
  postDeviceMessages,
  postPaymentReturn,
  requestEwallet,
  sendReceipt,
  showWalletNumber,
  staffAddDevice,
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffClaimDeposit,
  staffClaimWithdrawal,
  staffCorrectBalance,
  staffDeposits,
  staffDevices,
  staffGiveDevicePart,
  staffAskMethodRoutes,
  staffAskMethodTerms,
  staffMethods,
  staffReceipt,
  staffReceivingAccounts,
  staffAddReceivingAccount,
  staffSetReceivingAccount,
  staffSetReceivingCaps,
  staffRefundDeposit,
  staffEndRefund,
  staffReverseDeposit,
  staffEndClaim,
  staffRejectDeposit,
  staffRejectWithdrawal,
  staffRevokeDevice,
  staffSetMethod,
  staffUnallocated,
  staffUseUnallocated,
  staffWithdrawals,
  staffUsdt,
  staffPrepareSweep,
  staffSweep,
  staffEndSweep,
  submitDeposit,
  submitWithdrawal,
  removeWithdrawalPin,
  setWithdrawalPin,
  showWithdrawalPin,
  unlockWithdrawal,
  withdrawalChecklist,
} satisfies Partial<Handlers<never>>
