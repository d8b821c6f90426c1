import { oddsText } from '@maidan/locales'
import { useMemo } from 'react'
import { nameIn } from '../../features/odds/markets/names.ts'
import type { Names } from '../../features/odds/markets/names.ts'
import type { CellMarket } from '../../features/odds/prices/odds-cell.tsx'
import { useLanguage, useText } from '../../lib/text/language.ts'

type MatchEvent = { eventId: string; marketId: string; names: Names }

/** The match-odds market of an event as its cells hand it to the bet slip. */
export function useMatchMarket({ eventId, marketId, names }: MatchEvent): CellMarket {
  const t = useText(oddsText)
  const eventName = nameIn(names, useLanguage())
  const marketName = t('matchOdds')
  return useMemo(
    () => ({ eventId, eventName, marketId, marketName, kind: 'match_odds' }),
    [eventId, eventName, marketId, marketName],
  )
}
