import {
  removeWithdrawalPin,
  setWithdrawalPin,
  showWithdrawalPin,
  unlockWithdrawal,
} from '@maidan/contract/facts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/calls/api.ts'
import { useReadAgain } from '../../../lib/calls/use-read-again.ts'

const queryKey = ['player', 'withdrawal-pin']

/** Since when withdrawals ask for a PIN; null where they do not. */
export const useWithdrawalPin = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi(showWithdrawalPin, {}, { signal }) })

export function useSetPin() {
  return useMutation({
    mutationFn: (body: { password: string; pin: string }) => callApi(setWithdrawalPin, { body }),
    onSuccess: useReadAgain(queryKey),
  })
}

export function useRemovePin() {
  return useMutation({
    mutationFn: (pin: string) => callApi(removeWithdrawalPin, { body: { pin } }),
    onSuccess: useReadAgain(queryKey),
  })
}

/** Lets one withdrawal pass. */
export const useUnlock = () =>
  useMutation({ mutationFn: (pin: string) => callApi(unlockWithdrawal, { body: { pin } }) })
