import {
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffClaimDeposit,
  staffClaimWithdrawal,
  staffEndClaim,
  staffEndRefund,
  staffRefundDeposit,
  staffRejectDeposit,
  staffRejectWithdrawal,
  staffReverseDeposit,
} from '@maidan/contract/facts'
import type { ClaimVerdict, PayoutWay, RefundVerdict } from '@maidan/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'
import type { Direction, Payment } from './payment.ts'
import { paymentKeys } from './queries.ts'

/** One act on a payment with what staff typed for it. */
export type ActRequest =
  | { act: 'claim'; payment: Payment }
  | {
      act: 'approve'
      payment: Payment
      amount?: string
      note?: string
      payoutTrxId?: string
      through?: PayoutWay
    }
  | { act: 'reject'; payment: Payment; reason: string }
  | {
      act: 'refund'
      payment: Payment
      through: PayoutWay
      /** Empty for all that is left. */
      amount: string
      trxId: string
      reason: string
    }
  | {
      act: 'end_refund'
      payment: Payment
      verdict: RefundVerdict
      /** The partner's number of it; only of one that was given back. */
      trxId: string
      reason: string
    }
  | {
      act: 'reverse'
      payment: Payment
      reversalRef: string
      /** Empty for all that is left. */
      amount: string
      reason: string
    }
  | { act: 'end_claim'; payment: Payment; verdict: ClaimVerdict; reason: string }

/**
 * Does an act and puts the payment's new state in place. Whatever comes of it, the queue and the
 * counts are read again: a refusal often means that another person was faster.
 */
export function useActOnPayment(direction: Direction) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: perform,
    onSuccess: (payment) =>
      client.setQueryData(paymentKeys.one(direction, payment.reference), payment),
    onSettled: useReadAgain(paymentKeys.all(direction), ['overview'], ['players']),
  })
}

function perform(request: ActRequest): Promise<Payment> {
  const params = { id: String(request.payment.id) }
  const isDeposit = request.payment.direction === 'deposit'
  switch (request.act) {
    case 'claim':
      return callApi(isDeposit ? staffClaimDeposit : staffClaimWithdrawal, { params })
    case 'approve':
      return isDeposit ? approveDeposit(params, request) : approveWithdrawal(params, request)
    case 'refund': {
      const { through, amount, trxId, reason } = request
      const body = {
        through,
        reason,
        ...(amount !== '' && { amount }),
        ...(through === 'hand' && { refund_trx_id: trxId }),
      }
      return callApi(staffRefundDeposit, { params, body })
    }
    case 'end_refund': {
      const { verdict, trxId, reason } = request
      const body = { verdict, reason, ...(verdict === 'given' && { refund_trx_id: trxId }) }
      return callApi(staffEndRefund, { params, body })
    }
    case 'reverse': {
      const { reversalRef, amount, reason } = request
      const body = { reversal_ref: reversalRef, reason, ...(amount !== '' && { amount }) }
      return callApi(staffReverseDeposit, { params, body })
    }
    case 'end_claim': {
      const body = { verdict: request.verdict, reason: request.reason }
      return callApi(staffEndClaim, { params, body })
    }
    case 'reject': {
      const body = { reason: request.reason }
      return callApi(isDeposit ? staffRejectDeposit : staffRejectWithdrawal, { params, body })
    }
  }
}

type Params = { id: string }
type Approval = Extract<ActRequest, { act: 'approve' }>

function approveDeposit(params: Params, { amount = '', note = '' }: Approval) {
  const body = { ...(amount !== '' && { amount }), ...(note !== '' && { note }) }
  return callApi(staffApproveDeposit, { params, body })
}

function approveWithdrawal(params: Params, { payoutTrxId = '', note = '', through }: Approval) {
  const body = {
    ...(through === 'partner' && { through }),
    ...(payoutTrxId !== '' && { payout_trx_id: payoutTrxId }),
    ...(note !== '' && { note }),
  }
  return callApi(staffApproveWithdrawal, { params, body })
}
