import type { Params } from './match-route.ts'
import { useRouter } from './router-context.ts'

/** What the `$names` of the shown address stand for. */
export function useParams(): Params {
  return useRouter().shown.params
}
