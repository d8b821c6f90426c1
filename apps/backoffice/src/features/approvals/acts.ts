import { staffDecideApproval } from '@maidan/contract/facts'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'
import type { Decision } from './approval.ts'

/**
 * Agrees, refuses or withdraws. It may have moved anything, so everything is read again; `onDone`
 * runs also when the request has left the screen by then.
 */
export function useDecideApproval(id: number, onDone: (decision: Decision) => void) {
  return useMutation({
    mutationFn: ({ decision, note }: { decision: Decision; note: string }) =>
      callApi(staffDecideApproval, { params: { id: String(id), decision }, body: { note } }),
    onSuccess: (_, { decision }) => onDone(decision),
    onSettled: useReadAgain(),
  })
}
