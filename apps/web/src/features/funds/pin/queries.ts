import {
  removeWithdrawalPin,
  setWithdrawalPin,
  showWithdrawalPin,
  unlockWithdrawal,
} from '@maidan/contract/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/calls/api.ts'

const queryKey = ['player', 'withdrawal-pin']

/** Since when withdrawals ask for a PIN; null where they do not. */
export const useWithdrawalPin = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi(showWithdrawalPin, {}, { signal }) })

export function useSetPin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { password: string; pin: string }) => callApi(setWithdrawalPin, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

export function useRemovePin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pin: string) => callApi(removeWithdrawalPin, { body: { pin } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** Lets one withdrawal pass. */
export const useUnlock = () =>
  useMutation({ mutationFn: (pin: string) => callApi(unlockWithdrawal, { body: { pin } }) })
