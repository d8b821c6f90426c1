import { oddsText } from '@maidan/locales'
import type { Winner } from '../../features/odds/events/event-list.ts'
import { nameIn } from '../../features/odds/markets/names.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Who won a match, or that nobody did. */
export function WinnerText({ winner }: { winner: Winner }) {
  const t = useText(oddsText)
  const language = useLanguage()
  if (winner.kind !== 'won') {
    return (
      <span className="mt-1 block text-sm text-amber">
        {t(winner.kind === 'tie' ? 'tie' : 'noResult')}
      </span>
    )
  }
  return (
    <span className="mt-1 block text-sm font-semibold text-grass">
      {t('winner', { name: nameIn(winner.names, language) })}
    </span>
  )
}
