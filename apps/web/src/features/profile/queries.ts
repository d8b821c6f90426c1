import type { ApiOptions } from '@maidan/client'
import type { CallAnswer } from '@maidan/contract'
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
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import type { PassCaptcha } from '../../lib/calls/pass-captcha.ts'
import { readSession, useSession } from '../../lib/session/session.ts'

export type OtherPhone = CallAnswer<typeof otherPhones>['data'][number]

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

/** Confirms a contact with its code, then reads the profile again. */
export function useConfirmCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entered: { contact: Contact; code: string }) => confirm(entered),
    onSuccess: () => client.invalidateQueries({ queryKey: ['player'] }),
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
  const client = useQueryClient()
  return useMutation({
    mutationFn: (dofb: string) =>
      callApi(updateProfile, { body: { remote_id: readSession()?.remoteId ?? '', dofb } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['player', 'user'] }),
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
