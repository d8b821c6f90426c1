import { ApiFailure } from '@maidan/client'
import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'

const networkRetriesMax = 1
const retryDelayMs = 1000

// By a timer, as it comes, a press would be told of only after the next press of a quick hand: two calls.
notifyManager.setScheduler(queueMicrotask)

/** Failed fetches are logged here and nowhere else; a lost connection is tried once more. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => console.error(error.message, error),
  }),
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < networkRetriesMax && error instanceof ApiFailure && error.kind === 'network',
      retryDelay: retryDelayMs,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
