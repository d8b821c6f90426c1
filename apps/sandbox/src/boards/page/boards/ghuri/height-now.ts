import { ghuri } from '@maidan/casino'

/** How high the kite is so long after it rose, in hundredths. */
export function heightNow(elapsedMs: number): number {
  return ghuri.curve?.heightCenti(elapsedMs) ?? 100
}
