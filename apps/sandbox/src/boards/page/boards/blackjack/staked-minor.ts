import type { BlackjackEvent } from '@maidan/casino'

/** All that lies on the table: the first stake, and as much again for each double and split. */
export function stakedMinor(events: readonly BlackjackEvent[], betMinor: bigint): bigint {
  const raises = events.filter(({ type }) => type === 'doubled' || type === 'split').length
  return betMinor * BigInt(1 + raises)
}
