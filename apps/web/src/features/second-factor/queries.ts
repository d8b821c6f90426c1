import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import { proofBody, type ProofFields, type ProofWay } from './proof-way.ts'

export type Authenticator = CallAnswer<typeof beginSecondFactor>
export type SecondFactor = CallAnswer<typeof showSecondFactor>

const queryKey = ['player', 'second-factor']

export const useSecondFactor = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi(showSecondFactor, {}, { signal }) })

/** Asks for a new authenticator; the password comes along once more. */
export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (password: string) => callApi(beginSecondFactor, { body: { password } }),
  })

/** Turns the second factor on; answers the recovery codes. */
export function useConfirmSecondFactor() {
  const refresh = useReadAgain(queryKey)
  return useMutation({
    mutationFn: (totp: string) => callApi(confirmSecondFactor, { body: { totp } }),
    onSuccess: refresh,
  })
}

/** Who changes their second factor types their password and shows the factor itself. */
export type Shown = ProofFields & { password: string; way: ProofWay }

const bodyOf = ({ password, way, ...proof }: Shown) => ({ password, ...proofBody(way, proof) })

export function useRemoveSecondFactor() {
  const refresh = useReadAgain(queryKey)
  return useMutation({
    mutationFn: (shown: Shown) => callApi(removeSecondFactor, { body: bodyOf(shown) }),
    onSuccess: refresh,
  })
}

/** Answers new recovery codes in the place of the former ones. */
export function useRenewRecoveryCodes() {
  const refresh = useReadAgain(queryKey)
  return useMutation({
    mutationFn: (shown: Shown) => callApi(renewRecoveryCodes, { body: bodyOf(shown) }),
    onSuccess: refresh,
  })
}
