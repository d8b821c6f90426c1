/** Names a past round in the page's address. */
export type ReplayLink = { round: string; key: string }

/** The past round that an address names; null where it opens the game itself. */
export function replayLink(address: URLSearchParams): ReplayLink | null {
  const [round, key] = [address.get('round'), address.get('key')]
  return round === null || key === null ? null : { round, key }
}
