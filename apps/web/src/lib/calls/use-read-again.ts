import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'

/**
 * What an act calls when it is done: what stands under this key is read again. Nobody waits for
 * that: the act is told with its answer, before what is read again takes its line away.
 */
export function useReadAgain(queryKey: QueryKey) {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey })
}
