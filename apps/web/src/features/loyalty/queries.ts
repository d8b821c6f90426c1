import { cashClaim, convertVipcoin, giveUpBonus } from '@maidan/contract/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { readSession } from '../../lib/session/session.ts'

/** Moves the referral bonus to the main wallet. */
export function useClaimBonus() {
  return useMutation({ mutationFn: () => callApi(cashClaim, {}) })
}

/** Converts points to cash, then reads the player's records again. */
export function useConvertPoints() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (points: string) =>
      callApi(convertVipcoin, {
        query: { remote_id: readSession()?.remoteId ?? '', vip_coin: points },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['player'] }),
  })
}

/** Gives a kept bonus up, then reads the player's records again. */
export function useGiveUpBonus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (turnoverId: number) =>
      callApi(giveUpBonus, { params: { id: String(turnoverId) } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['player'] }),
  })
}
