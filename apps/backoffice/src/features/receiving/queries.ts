import {
  staffAddReceivingAccount,
  staffReceivingAccounts,
  staffSetReceivingAccount,
  staffSetReceivingCaps,
} from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

type Answer = CallAnswer<Calls['staffReceivingAccounts']>
export type ReceivingAccount = Answer['data'][number]
export type ByHand = Answer['methods'][number]

const refreshMs = 10_000

/** The accounts that players pay into by hand; read again every 10 s. */
export function useReceivingAccounts() {
  return useQuery({
    queryKey: ['receiving'],
    queryFn: ({ signal }) => callApi(staffReceivingAccounts, {}, { signal }),
    refetchInterval: refreshMs,
  })
}

/** Asks a second person for one more account. */
export function useAddReceiving() {
  return useAct((body: CallInput<Calls['staffAddReceivingAccount']>['body']) =>
    callApi(staffAddReceivingAccount, { body }),
  )
}

/** Closes an account, or asks a second person to open it again. */
export function useSetReceiving({ id, status: now }: Pick<ReceivingAccount, 'id' | 'status'>) {
  const status = now === 'active' ? 'inactive' : 'active'
  return useAct((reason: string) =>
    callApi(staffSetReceivingAccount, { params: { id: String(id) }, body: { status, reason } }),
  )
}

/** Lowers the caps of an account, or asks a second person where one of them rises. */
export function useSetReceivingCaps(id: number) {
  return useAct((body: CallInput<Calls['staffSetReceivingCaps']>['body']) =>
    callApi(staffSetReceivingCaps, { params: { id: String(id) }, body }),
  )
}

function useAct<Input, Answered>(act: (input: Input) => Promise<Answered>) {
  return useMutation({ mutationFn: act, onSettled: useReadAgain() })
}
