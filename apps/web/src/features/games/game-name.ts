import { textIn } from '@maidan/locales'
import type { Language } from '@maidan/locales'

export type NamedGame = { name: string; name_bn?: string }

/** The name of a game in the player's language; its own where the studio has no other. */
export function gameName(game: NamedGame, language: Language): string {
  return textIn(game, 'name', language)
}
