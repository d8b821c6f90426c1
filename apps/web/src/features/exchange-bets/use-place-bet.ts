import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { placeOne } from './place-one.ts'
import type { NewBet } from './new-bet.ts'
import { refreshBets } from './queries.ts'
import { useIntention } from './use-intention.ts'

/** Places one bet; a second tap while the first is on its way does nothing. */
export function usePlaceBet() {
  const queries = useQueryClient()
  const { refOf, settle } = useIntention()
  const sending = useRef(false)
  const placing = useMutation({
    mutationFn: (bet: NewBet) => placeOne(bet, refOf(bet)),
    onSettled: (_, error) => {
      sending.current = false
      settle(error)
      refreshBets(queries)
    },
  })
  const place = (bet: NewBet) => {
    if (sending.current) return
    sending.current = true
    placing.mutate(bet)
  }
  return { ...placing, place }
}
