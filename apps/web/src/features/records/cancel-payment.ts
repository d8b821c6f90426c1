import { cancelPayment } from '@maidan/contract/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

/** Gives a payment up; what it held is back in the wallet. */
export function useCancelPayment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reference: string) => callApi(cancelPayment, { params: { reference } }),
    // Also after a refusal: it has moved on, and the page shows where to.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['player', 'transactions'] }),
        client.invalidateQueries({ queryKey: ['player', 'balance'] }),
      ]),
  })
}
