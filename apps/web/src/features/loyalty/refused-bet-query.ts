import { queryOptions } from '@tanstack/react-query'

/** The largest bet that the player's bonuses allow, from a refusal of a larger one until they have read it. */
export const refusedBetQuery = queryOptions({
  queryKey: ['player', 'refused-bet'],
  queryFn: (): string | null => null,
  enabled: false,
  staleTime: Infinity,
})
