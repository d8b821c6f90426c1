import type { Language } from '@maidan/contract'
import { pictureIn } from '@maidan/contract/facts'

/** Where pages load the card of a game from, with its name on it as a language writes it. */
export function gameCover(code: string, language: Language): string {
  return `/art/${pictureIn(`games/${code}.svg`, language)}`
}
