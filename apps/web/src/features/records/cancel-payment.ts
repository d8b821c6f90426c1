import { cancelPayment } from '@maidan/contract/facts'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'

/** Gives a payment up; what it held is back in the wallet. */
export function useCancelPayment() {
  return useMutation({
    mutationFn: (reference: string) => callApi(cancelPayment, { params: { reference } }),
    // Also after a refusal: it has moved on, and the page shows where to.
    onSettled: useReadAgain(['player', 'transactions'], ['player', 'balance']),
  })
}
