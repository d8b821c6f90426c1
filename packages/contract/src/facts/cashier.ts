import type { CallFacts } from './call-facts.ts'

export const balance = {
  name: 'balance',
  method: 'POST',
  path: '/api/balance',
  auth: 'player',
} as const satisfies CallFacts

export const cancelPayment = {
  name: 'cancelPayment',
  method: 'POST',
  path: '/api/transactions/:reference/cancel',
  auth: 'player',
} as const satisfies CallFacts

export const checkWithdrawal = {
  name: 'checkWithdrawal',
  method: 'GET',
  path: '/api/userwithdrawcheck',
  auth: 'player',
} as const satisfies CallFacts

export const confirmEwallet = {
  name: 'confirmEwallet',
  method: 'POST',
  path: '/api/ewa/confirm',
  auth: 'player',
} as const satisfies CallFacts

export const getPaymentMethods = {
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/api/payment-methods',
  auth: 'optional',
} as const satisfies CallFacts

export const getWalletNumber = {
  name: 'getWalletNumber',
  method: 'GET',
  path: '/api/get-wallet-number',
  auth: 'player',
} as const satisfies CallFacts

export const paymentTimes = {
  name: 'paymentTimes',
  method: 'GET',
  path: '/api/payment-times',
  auth: 'none',
} as const satisfies CallFacts

export const tracePayment = {
  name: 'tracePayment',
  method: 'POST',
  path: '/api/transaction/trace',
  auth: 'player',
} as const satisfies CallFacts

export const showWithdrawalPin = {
  name: 'showWithdrawalPin',
  method: 'GET',
  path: '/api/withdrawal-pin',
  auth: 'player',
} as const satisfies CallFacts

export const setWithdrawalPin = {
  name: 'setWithdrawalPin',
  method: 'POST',
  path: '/api/withdrawal-pin',
  auth: 'player',
} as const satisfies CallFacts

export const removeWithdrawalPin = {
  name: 'removeWithdrawalPin',
  method: 'POST',
  path: '/api/withdrawal-pin/remove',
  auth: 'player',
} as const satisfies CallFacts

export const unlockWithdrawal = {
  name: 'unlockWithdrawal',
  method: 'POST',
  path: '/api/withdrawal-pin/unlock',
  auth: 'player',
} as const satisfies CallFacts

export const paymentNotice = {
  name: 'paymentNotice',
  method: 'POST',
  path: '/api/payments/:partner/notice',
  auth: 'none',
} as const satisfies CallFacts

export const paymentReturn = {
  name: 'paymentReturn',
  method: 'GET',
  path: '/api/payments/:partner/return',
  auth: 'none',
} as const satisfies CallFacts

export const postPaymentReturn = {
  name: 'postPaymentReturn',
  method: 'POST',
  path: '/api/payments/:partner/return',
  auth: 'none',
} as const satisfies CallFacts

export const requestEwallet = {
  name: 'requestEwallet',
  method: 'POST',
  path: '/api/ewa/request',
  auth: 'player',
} as const satisfies CallFacts

export const sendReceipt = {
  name: 'sendReceipt',
  method: 'POST',
  path: '/api/deposits/:reference/receipt',
  auth: 'player',
} as const satisfies CallFacts

export const showWalletNumber = {
  name: 'showWalletNumber',
  method: 'POST',
  path: '/api/wallet-number/:id/show',
  auth: 'player',
} as const satisfies CallFacts

export const submitDeposit = {
  name: 'submitDeposit',
  method: 'POST',
  path: '/api/submit-deposit',
  auth: 'player',
} as const satisfies CallFacts

export const submitWithdrawal = {
  name: 'submitWithdrawal',
  method: 'POST',
  path: '/api/submit-withdraw',
  auth: 'player',
} as const satisfies CallFacts

export const staffApproveDeposit = {
  name: 'staffApproveDeposit',
  method: 'POST',
  path: '/api/staff/deposits/:id/approve',
  auth: 'staff',
} as const satisfies CallFacts

export const staffApproveWithdrawal = {
  name: 'staffApproveWithdrawal',
  method: 'POST',
  path: '/api/staff/withdrawals/:id/approve',
  auth: 'staff',
} as const satisfies CallFacts

export const staffClaimDeposit = {
  name: 'staffClaimDeposit',
  method: 'POST',
  path: '/api/staff/deposits/:id/claim',
  auth: 'staff',
} as const satisfies CallFacts

export const staffClaimWithdrawal = {
  name: 'staffClaimWithdrawal',
  method: 'POST',
  path: '/api/staff/withdrawals/:id/claim',
  auth: 'staff',
} as const satisfies CallFacts

export const staffCorrectBalance = {
  name: 'staffCorrectBalance',
  method: 'POST',
  path: '/api/staff/corrections',
  auth: 'staff',
} as const satisfies CallFacts

export const staffDeposits = {
  name: 'staffDeposits',
  method: 'GET',
  path: '/api/staff/deposits',
  auth: 'staff',
} as const satisfies CallFacts

export const staffMethods = {
  name: 'staffMethods',
  method: 'GET',
  path: '/api/staff/methods',
  auth: 'staff',
} as const satisfies CallFacts

export const staffReceipt = {
  name: 'staffReceipt',
  method: 'GET',
  path: '/api/staff/deposits/:id/receipt',
  auth: 'staff',
} as const satisfies CallFacts

export const staffRefundDeposit = {
  name: 'staffRefundDeposit',
  method: 'POST',
  path: '/api/staff/deposits/:id/refund',
  auth: 'staff',
} as const satisfies CallFacts

export const staffRejectDeposit = {
  name: 'staffRejectDeposit',
  method: 'POST',
  path: '/api/staff/deposits/:id/reject',
  auth: 'staff',
} as const satisfies CallFacts

export const staffRejectWithdrawal = {
  name: 'staffRejectWithdrawal',
  method: 'POST',
  path: '/api/staff/withdrawals/:id/reject',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAskMethodTerms = {
  name: 'staffAskMethodTerms',
  method: 'POST',
  path: '/api/staff/methods/:id/terms',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAskMethodRoutes = {
  name: 'staffAskMethodRoutes',
  method: 'POST',
  path: '/api/staff/methods/:id/routes',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSetMethod = {
  name: 'staffSetMethod',
  method: 'POST',
  path: '/api/staff/methods/:id',
  auth: 'staff',
} as const satisfies CallFacts

export const staffWithdrawals = {
  name: 'staffWithdrawals',
  method: 'GET',
  path: '/api/staff/withdrawals',
  auth: 'staff',
} as const satisfies CallFacts

export const withdrawalChecklist = {
  name: 'withdrawalChecklist',
  method: 'GET',
  path: '/api/withdrawal-checklist',
  auth: 'player',
} as const satisfies CallFacts

export const staffUnallocated = {
  name: 'staffUnallocated',
  method: 'GET',
  path: '/api/staff/unallocated',
  auth: 'staff',
} as const satisfies CallFacts

export const staffUseUnallocated = {
  name: 'staffUseUnallocated',
  method: 'POST',
  path: '/api/staff/unallocated/:id',
  auth: 'staff',
} as const satisfies CallFacts

export const postDeviceMessages = {
  name: 'postDeviceMessages',
  method: 'POST',
  path: '/api/devices/:device/messages',
  auth: 'none',
} as const satisfies CallFacts
