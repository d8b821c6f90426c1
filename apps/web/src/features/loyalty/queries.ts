import type { CallAnswer } from '@maidan/contract'
import { cashClaim, convertVipcoin, giveUpBonus, showVip } from '@maidan/contract/facts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import { readSession } from '../../lib/session/session.ts'

export type Vip = CallAnswer<typeof showVip>

/** Points grow while the player plays, in a game of another origin. */
const vipEveryMs = 10_000

/** The levels of the house, and where the player stands on them. */
export function useVip() {
  return useQuery({
    queryKey: ['player', 'vip'],
    queryFn: ({ signal }) => callApi(showVip, {}, { signal }),
    refetchInterval: vipEveryMs,
  })
}

/** The level that the player has reached; nothing where the house has none. */
export function reachedLevel(vip: Vip | undefined): Vip['levels'][number] | undefined {
  return vip?.levels[vip.reached ?? -1]
}

/** Moves the referral bonus to the main wallet. */
export function useClaimBonus() {
  return useMutation({ mutationFn: () => callApi(cashClaim, {}) })
}

/** Converts points to cash, then reads the player's records again. */
export function useConvertPoints() {
  return useMutation({
    mutationFn: (points: string) =>
      callApi(convertVipcoin, {
        query: { remote_id: readSession()?.remoteId ?? '', vip_coin: points },
      }),
    onSuccess: useReadAgain(['player']),
  })
}

/**
 * Gives a kept bonus up, then reads the player's records again. `onDone` runs also when the live
 * line has told of it before and the bonus is gone from the screen.
 */
export function useGiveUpBonus(onDone: () => void) {
  return useMutation({
    mutationFn: (turnoverId: number) =>
      callApi(giveUpBonus, { params: { id: String(turnoverId) } }),
    onSuccess: onDone,
    onSettled: useReadAgain(['player']),
  })
}
