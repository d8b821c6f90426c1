import type { CallAnswer, Calls } from '@maidan/contract'
import { textFields } from '../../platform/texts/text-fields.ts'
import type { GameRow } from './list-games.ts'

type OpenGame = CallAnswer<Calls['getGames']>['games'][number]

/** A game as clients read it; `favourite` says nothing of a player, whose own come by their call. */
export function openGameAnswer({ names, rtp_percent, added_at, ...game }: GameRow): OpenGame {
  return {
    ...game,
    ...textFields('name', names),
    rtp: rtp_percent,
    favourite: false,
    added_at: added_at.toISOString(),
  }
}
