import type { Place } from './open-history.ts'
import { useRouter } from './router-context.ts'

/** The place that is shown. */
export function useLocation(): Place {
  return useRouter().shown.place
}
