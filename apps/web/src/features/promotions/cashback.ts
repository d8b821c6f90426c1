import type { CallAnswer } from '@maidan/contract'
import { showCashback } from '@maidan/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'

export type Cashback = CallAnswer<typeof showCashback>['data'][number]

const freshMs = 30_000

/** What this week's cashbacks stand at; a guest asks nothing. */
export function useCashbacks() {
  const isPlayer = useSession() !== null
  return useQuery({
    queryKey: ['player', 'cashback'],
    queryFn: ({ signal }) => callApi(showCashback, {}, { signal }),
    enabled: isPlayer,
    staleTime: freshMs,
  })
}
