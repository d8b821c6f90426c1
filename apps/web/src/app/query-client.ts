import { isApiFailure } from '@maidan/client'
import { paymentMethodsQuery, promotionsQuery } from '../features/site/queries.ts'
import { MutationCache, QueryCache, QueryClient, notifyManager } from '@tanstack/react-query'

const networkRetriesMax = 1
const retryDelayMs = 1000

// By a timer, as it comes, a press on a busy phone would be told of only after the next press: two calls.
notifyManager.setScheduler(queueMicrotask)

const log = (error: Error) => console.error(error.message, error)

/** Failed calls are logged here and nowhere else (ERR-02); a lost fetch is tried once more. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: log }),
  mutationCache: new MutationCache({ onError: log }),
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < networkRetriesMax && isApiFailure(error) && error.kind === 'network',
      retryDelay: retryDelayMs,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Players see the payment methods of their own currency and the promotions of their own country. */
export function askOffersAnew(): void {
  for (const { queryKey } of [paymentMethodsQuery, promotionsQuery])
    void queryClient.invalidateQueries({ queryKey })
}

/** Drops everything that belongs to one player; the site's own data stays. */
export function forgetPlayerData(): void {
  queryClient.removeQueries({ queryKey: ['player'] })
}
