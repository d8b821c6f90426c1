import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { staffChangeVip, staffVip } from '@maidan/contract/facts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type VipRecord = CallAnswer<Calls['staffVip']>
/** Levels and weights as a form holds them: what is sent, without the reason. */
export type VipDraft = Omit<CallInput<Calls['staffChangeVip']>['body'], 'reason'>

/** The levels of the house, with how many players are on each. */
export function useVip() {
  return useQuery({
    queryKey: ['vip'],
    queryFn: ({ signal }) => callApi(staffVip, {}, { signal }),
  })
}

/** Asks a second person for the levels and weights of a form. */
export function useChangeVip(draft: VipDraft) {
  return useMutation({
    mutationFn: (reason: string) => callApi(staffChangeVip, { body: { ...draft, reason } }),
    onSettled: useReadAgain(),
  })
}
