import {
  staffAccount,
  staffBeginAuthenticator,
  staffChangePassword,
  staffEndSession,
  staffSetAuthenticator,
} from '@maidan/contract/facts'
import type { CallInput, Calls } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

const key = ['account'] as const

/** Who is logged in, with what they log in, and where else they are logged in. */
export function useAccount() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(staffAccount, {}, { signal }),
  })
}

export function useChangePassword() {
  return useAct((body: CallInput<Calls['staffChangePassword']>['body']) =>
    callApi(staffChangePassword, { body }),
  )
}

/** Shows a new authenticator to who knows the password. */
export function useBeginAuthenticator() {
  return useAct((body: CallInput<Calls['staffBeginAuthenticator']>['body']) =>
    callApi(staffBeginAuthenticator, { body }),
  )
}

export function useSetAuthenticator() {
  return useAct((body: CallInput<Calls['staffSetAuthenticator']>['body']) =>
    callApi(staffSetAuthenticator, { body }),
  )
}

export function useEndOwnSession() {
  return useAct((id: number) => callApi(staffEndSession, { params: { id: String(id) } }))
}

function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  return useMutation({
    mutationFn: act,
    onSettled: useReadAgain(key),
  })
}
