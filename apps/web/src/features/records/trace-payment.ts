import { tracePayment } from '@maidan/contract/facts'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

/** Looks for a wallet transaction among the player's own payments. */
export function useTracePayment() {
  return useMutation({
    mutationFn: (trxId: string) => callApi(tracePayment, { body: { trx_id: trxId } }),
  })
}
