import { callMinor, type HoldemEvent } from '@maidan/casino'

/** All that lies on the table: the ante, and the call where there is one. */
export function stakedMinor(events: readonly HoldemEvent[], anteMinor: bigint): bigint {
  const isCalled = events.some(({ type }) => type === 'called')
  return isCalled ? anteMinor + callMinor(anteMinor) : anteMinor
}
