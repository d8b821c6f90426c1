import type { Board, TurnTable } from '../board.ts'

/** A board of one player, whatever its setups, choices and events are. */
export type AnyTurnBoard = Board<TurnTable<unknown, unknown, unknown, string>, string>

/**
 * Lets a board stand in the list of all. The frame hands a board nothing but what its own game wrote:
 * setups and choices it made itself, and the events of its own rounds.
 */
export function turnBoard<Setup, Choice, Event, Key extends string>(
  board: Board<TurnTable<Setup, Choice, Event, Key>, Key>,
): AnyTurnBoard {
  return board as unknown as AnyTurnBoard
}
