import type { ApiOptions } from '@maidan/client'
import type { CallAnswer, Calls } from '@maidan/contract'
import {
  addNumber,
  otherPhones,
  removeNumber,
  sendNumberCode,
  sendVerificationCode,
  updateProfile,
  verifyEmail,
  verifyNumber,
  verifyPhoneNumber,
} from '@maidan/contract/facts'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import type { PassCaptcha } from '../../lib/calls/pass-captcha.ts'
import { readSession, useSession } from '../../lib/session/session.ts'

type User = CallAnswer<Calls['showUser']>
export type OtherPhone = CallAnswer<typeof otherPhones>['data'][number]

const userKey = ['player', 'user']

/** Something that a code can be sent to. */
export type Contact =
  | { kind: 'phone'; target: string }
  | { kind: 'email'; target: string }
  | { kind: 'other'; target: string }

export const otherPhonesQuery = queryOptions({
  queryKey: ['player', 'other-phones'],
  queryFn: async ({ signal }) =>
    answerList<OtherPhone>(await callApi(otherPhones, {}, { signal }), 'data'),
})

export const useOtherPhones = () =>
  useQuery({ ...otherPhonesQuery, enabled: useSession() !== null })

/** Sends a code to a contact, past a captcha where one is asked for. */
export function useSendCode(pass: PassCaptcha) {
  return useMutation({
    mutationFn: (contact: Contact) => pass((options) => sendTo(contact, options)),
  })
}

/** Confirms a contact with its code, shows it as verified, then reads the profile again. */
export function useConfirmCode() {
  const client = useQueryClient()
  const readAgain = useReadAgain(['player'])
  return useMutation({
    mutationFn: (entered: { contact: Contact; code: string }) => confirm(entered),
    onSuccess: (_, { contact }) => {
      showVerified(client, contact)
      readAgain()
    },
  })
}

export function useAddNumber() {
  return useMutation({
    mutationFn: (phone: string) => callApi(addNumber, { body: { phone } }),
    onSuccess: useReadAgain(otherPhonesQuery.queryKey),
  })
}

/** Takes an added number off the account. */
export function useRemoveNumber() {
  return useMutation({
    mutationFn: (body: { phone: string; password: string }) => callApi(removeNumber, { body }),
    onSuccess: useReadAgain(['player']),
  })
}

export function useSaveBirthday() {
  return useMutation({
    mutationFn: (dofb: string) =>
      callApi(updateProfile, { body: { remote_id: readSession()?.remoteId ?? '', dofb } }),
    onSuccess: useReadAgain(userKey),
  })
}

function sendTo({ kind, target }: Contact, options: ApiOptions) {
  switch (kind) {
    case 'phone':
      return callApi(sendVerificationCode, { body: { phone: target } }, options)
    case 'email':
      return callApi(sendVerificationCode, { body: { email: target } }, options)
    case 'other':
      return callApi(sendNumberCode, { body: { phone: target } }, options)
  }
}

function confirm({ contact, code }: { contact: Contact; code: string }) {
  switch (contact.kind) {
    case 'phone':
      return callApi(verifyPhoneNumber, { body: { verification_code: code } })
    case 'email':
      return callApi(verifyEmail, { body: { code } })
    case 'other':
      return callApi(verifyNumber, { body: { verification_code: code } })
  }
}

function showVerified(client: QueryClient, { kind, target }: Contact): void {
  if (kind === 'other')
    client.setQueryData(otherPhonesQuery.queryKey, (phones) =>
      phones?.map((one) => (one.contract_value === target ? { ...one, isverify: 1 } : one)),
    )
  else client.setQueryData<User>(userKey, (user) => user && { ...user, ...verified[kind]() })
}

const verified = {
  phone: () => ({ session_id: 1 }),
  email: () => ({ email_verified_at: new Date().toISOString() }),
} satisfies Record<'phone' | 'email', () => Partial<User>>
