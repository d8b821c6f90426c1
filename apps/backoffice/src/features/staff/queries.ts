import {
  staffBlockMember,
  staffChangeRole,
  staffEndSession,
  staffInvite,
  staffMembers,
  staffRecover,
  staffSessions,
  staffTakeCode,
} from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type Member = CallAnswer<Calls['staffMembers']>['data'][number]
export type Invitation = CallInput<Calls['staffInvite']>['body']

const refreshMs = 15_000
const key = ['staff'] as const

/** Everybody who works here; fresh every 15 s, because others invite and agree meanwhile. */
export function useMembers() {
  return useQuery({
    queryKey: [...key, 'members'],
    queryFn: ({ signal }) => callApi(staffMembers, {}, { signal }),
    refetchInterval: refreshMs,
  })
}

/** The open sessions of one member. */
export function useMemberSessions(id: number) {
  return useQuery({
    queryKey: [...key, 'sessions', id],
    queryFn: ({ signal }) => callApi(staffSessions, { params: { id: String(id) } }, { signal }),
  })
}

export function useInvite() {
  return useAct((body: Invitation) => callApi(staffInvite, { body }))
}

export function useChangeRole(id: number) {
  const params = { id: String(id) }
  return useAct((body: CallInput<Calls['staffChangeRole']>['body']) =>
    callApi(staffChangeRole, { params, body }),
  )
}

export function useBlockMember(id: number) {
  const params = { id: String(id) }
  return useAct((body: CallInput<Calls['staffBlockMember']>['body']) =>
    callApi(staffBlockMember, { params, body }),
  )
}

export function useRecover(id: number) {
  const params = { id: String(id) }
  return useAct((body: CallInput<Calls['staffRecover']>['body']) =>
    callApi(staffRecover, { params, body }),
  )
}

/** One's own part of a member's code; each look makes a new one. */
export function useTakeCode(id: number) {
  return useAct(() => callApi(staffTakeCode, { params: { id: String(id) } }))
}

export function useEndMemberSession() {
  return useAct((id: number) => callApi(staffEndSession, { params: { id: String(id) } }))
}

function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  return useMutation({
    mutationFn: act,
    onSettled: useReadAgain(key),
  })
}
