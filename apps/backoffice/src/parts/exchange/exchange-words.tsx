import { liabilityText, marketsText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { useText } from '@maidan/ui'

const sportWords: Readonly<Record<string, PlainKey<typeof marketsText.en>>> = {
  cricket: 'sport_cricket',
  soccer: 'sport_soccer',
  tennis: 'sport_tennis',
}

const scopeWords: Readonly<Record<string, PlainKey<typeof liabilityText.en>>> = {
  player: 'scope_player',
  runner: 'scope_runner',
  market: 'scope_market',
  event: 'scope_event',
  sport: 'scope_sport',
}

/** The name of a sport; one without a word stands as the partner calls it. */
export function useSportWords(): (sport: string) => string {
  const t = useText(marketsText)
  return (sport) => {
    const word = sportWords[sport]
    return word === undefined ? sport : t(word)
  }
}

/** What a limit of the house is on, in words. */
export function useScopeWords(): (scope: string) => string {
  const t = useText(liabilityText)
  return (scope) => {
    const word = scopeWords[scope]
    return word === undefined ? scope : t(word)
  }
}

export function SportWord({ sport }: { sport: string }) {
  return useSportWords()(sport)
}

export function ScopeWord({ scope }: { scope: string }) {
  return useScopeWords()(scope)
}
