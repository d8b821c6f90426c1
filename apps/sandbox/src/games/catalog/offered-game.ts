import {
  roomGames,
  slotGames,
  turnGames,
  type BoardFacts,
  type RoomGame,
  type SlotGame,
  type TurnGame,
} from '@maidan/casino'
import { STUDIO_PROVIDERS } from '@maidan/contract'
import { StudioError } from '../errors/studio-error.ts'

type Offer = {
  provider: (typeof STUDIO_PROVIDERS)[number]
  /** Allowed bets by currency, smallest first. A currency that is missing is not offered. */
  betLevels: Readonly<Record<string, readonly bigint[]>>
}

export type OfferedSlot = Offer & { kind: 'slot'; game: SlotGame }
export type OfferedTurns = Offer & { kind: 'turns'; game: TurnGame }
export type OfferedRoom = Offer & { kind: 'room'; game: RoomGame }

/** By kind: who plays with whom, and so which page and which calls a game has. */
export type OfferedGame = OfferedSlot | OfferedTurns | OfferedRoom

const all: readonly OfferedGame[] = [
  ...slotGames.map((game): OfferedGame => ({ kind: 'slot', game, ...offer(game) })),
  ...turnGames.map((game): OfferedGame => ({ kind: 'turns', game, ...offer(game) })),
  ...roomGames.map(offerRoom),
]
const offered = new Map(all.map((one) => [one.game.code, one]))

/** The game with this code. Throws GAME_NOT_FOUND. */
export function offeredGame(code: string): OfferedGame {
  const game = offered.get(code)
  if (game === undefined) throw new StudioError('GAME_NOT_FOUND')
  return game
}

/** Every game of the studio. */
export function offeredGames(): readonly OfferedGame[] {
  return all
}

/** A game as it is offered to those who play it in a room. */
export function offerRoom(game: RoomGame): OfferedRoom {
  return { kind: 'room', game, ...offer(game) }
}

function offer(
  game: Pick<SlotGame, 'code' | 'platform'> & Pick<BoardFacts, 'betLevelsMinor'>,
): Offer {
  const provider = STUDIO_PROVIDERS.find(({ platform }) => platform === game.platform)
  if (provider === undefined) throw new Error(`${game.code} has an unknown platform`)
  return { provider, betLevels: game.betLevelsMinor }
}
