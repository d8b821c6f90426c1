import { useMutation, useQueryClient } from '@tanstack/react-query'
import { placeOne } from './place-one.ts'
import type { NewBet } from './new-bet.ts'
import type { Tap } from '../one-click/new-tap.ts'
import { refreshBets } from '../queries.ts'

/** `heldMinor` is what the bet was to hold besides when it was sent; null if that was not known. */
type Press = { bet: NewBet; heldMinor: bigint | null; by: Tap }

/**
 * Places the bet of a tap on a price; a second press while the first is on its way does nothing.
 * Only what became of this tap is told: a bet of an earlier one goes on by itself.
 */
export function usePlaceBet(tap: Tap) {
  const queries = useQueryClient()
  const placing = useMutation({
    mutationFn: ({ bet, by }: Press) => placeOne(bet, by.refOf(bet)),
    onSettled: (_, error, { by }) => {
      by.end(error)
      refreshBets(queries)
    },
  })
  const place = (bet: NewBet, heldMinor: bigint | null) => {
    if (tap.begin()) placing.mutate({ bet, heldMinor, by: tap })
  }
  const isOurs = placing.variables?.by === tap
  return {
    data: isOurs ? placing.data : undefined,
    heldMinor: isOurs ? (placing.variables?.heldMinor ?? null) : null,
    error: isOurs ? placing.error : null,
    isPending: isOurs && placing.isPending,
    reset: placing.reset,
    place,
  }
}
