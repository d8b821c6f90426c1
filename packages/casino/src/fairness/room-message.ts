/** How many of a round's first players have a hand in its chance. */
export const ROOM_SEEDS_MAX = 3

export type RoomMessage = {
  /** Client seeds of the round's first bets by different players, in the order they came. */
  clientSeeds: readonly string[]
  /** Counts the rounds of the room. */
  round: number
  /** Which 32 bytes of the round, from 0. */
  block: number
}

/**
 * The message whose HMAC-SHA256, keyed with the round's link of the room's chain, is one block of a
 * round that everybody shares. The link is promised by the hash shown beforehand, and the client
 * seeds come from players afterwards, so that neither side can choose what is drawn.
 */
export function roomMessage({ clientSeeds, round, block }: RoomMessage): string {
  return `${clientSeeds.join(',')}:${round}:${block}`
}
