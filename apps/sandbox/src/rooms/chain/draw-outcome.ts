import { createHmac } from 'node:crypto'
import { BLOCKS_PER_ROUND_MAX, drawStream, roomMessage, type RoomGame } from '@maidan/casino'

/** What a round's outcome follows from, beside its game. */
export type DrawFacts = { link: string; clientSeeds: readonly string[]; number: number }

/** The one outcome that a round's link, seeds and number can have. */
export function drawOutcome(game: RoomGame, { link, clientSeeds, number }: DrawFacts): unknown {
  const blocks = Array.from({ length: BLOCKS_PER_ROUND_MAX }, (_, block) =>
    createHmac('sha256', link)
      .update(roomMessage({ clientSeeds, round: number, block }))
      .digest(),
  )
  return game.draw(drawStream(blocks), number)
}
