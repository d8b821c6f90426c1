import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'

/**
 * What an act calls when it is done: what stands under these keys is read again. Nobody waits for
 * that: the act is told with its answer, before what is read again takes its line away.
 */
export function useReadAgain(...queryKeys: [QueryKey, ...QueryKey[]]) {
  const client = useQueryClient()
  return () => {
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
  }
}
