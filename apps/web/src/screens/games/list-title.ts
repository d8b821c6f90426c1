import { gamesText, languages } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import type { GamesSearch } from '../../app/routes/route-state.ts'

/**
 * What a list of games is called: as its address says (GAME-02), but where that is the name of its
 * kind, in whatever language the address was made, in the reader's own.
 */
export function listTitle({ type = '', title = '' }: GamesSearch, language: Language): string {
  const kind = `kind_${type.toLowerCase()}`
  const isKind = languages.some((one) => same(nameOf(kind, one), title))
  const name = isKind ? nameOf(kind, language) : title
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function nameOf(kind: string, language: Language): string {
  const names: Readonly<Record<string, string>> = gamesText[language]
  return names[kind] ?? ''
}

const same = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase()
