import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'

/**
 * What an act calls when it is settled: what stands under these keys, or everything, is read
 * again, for a refusal often means that it is outdated. Nobody waits for that: the act is told
 * with its answer, before what is read again takes its button and its words away.
 */
export function useReadAgain(...queryKeys: QueryKey[]) {
  const client = useQueryClient()
  return () => {
    if (queryKeys.length === 0) void client.invalidateQueries()
    for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
  }
}
