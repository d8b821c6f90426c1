import { queryOptions } from '@tanstack/react-query'

/** Up to which full hour of play the player has been told how it stands; since the page was loaded. */
export const toldHourQuery = queryOptions({
  queryKey: ['player', 'told-hour'],
  queryFn: (): number => 0,
  enabled: false,
  staleTime: Infinity,
})
