import { isEwallet, openMethods } from '../../features/funds/methods/payment-method.ts'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { useGeneral, usePaymentMethods } from '../../features/site/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'

export type WithdrawalMethodsState = {
  methods: readonly Method[]
  /** Nothing can be submitted: no method is open, or none is known yet. */
  closed: boolean
  ewallet: boolean
}

/** The methods that money can go out by; none while the site has withdrawals off (SIL-086). */
export function useWithdrawalMethods(): WithdrawalMethodsState {
  const answer = usePaymentMethods().data
  const off = asText(useGeneral().data?.withdrawal_status) === '0'
  const methods = off ? [] : openMethods(answer).filter(({ withdraws }) => withdraws !== false)
  return { methods, closed: methods.length === 0, ewallet: isEwallet(answer) }
}
