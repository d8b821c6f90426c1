import type { Board, RoomTable } from '../board.ts'

/** A board of a room, whatever its spots and outcomes are. */
export type AnyRoomBoard = Omit<
  Board<RoomTable<unknown, unknown, string>, string>,
  'seenAfterMs'
> & { seenAfterMs?: (outcome: unknown) => number }

/**
 * Lets a board stand in the list of all. The frame hands a board nothing but what its own game wrote:
 * spots that it made itself, and the outcomes of its own rounds.
 */
export function roomBoard<Spot, Outcome, Key extends string>(
  board: Board<RoomTable<Spot, Outcome, Key>, Key>,
): AnyRoomBoard {
  return board as unknown as AnyRoomBoard
}
