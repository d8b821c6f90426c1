import { textIn } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { storageUrl } from '../../lib/calls/origins.ts'

type PicturedGame = { code: string; picture: string; picture_bn?: string }

/** Where a game's card is, with its name in the player's language where there is one. */
export function gamePicture(game: PicturedGame, language: Language): string {
  return storageUrl(textIn(game, 'picture', language) || `games/${game.code}.svg`)
}
