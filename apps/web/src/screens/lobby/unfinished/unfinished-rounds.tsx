import { lobbyText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useId, useState } from 'react'
import { useUnfinishedRounds } from '../../../features/games/unfinished-query.ts'
import { useText } from '../../../lib/text/language.ts'
import { UnfinishedRow } from './unfinished-row.tsx'

/** Rounds that are shown before the player asks for all of them. */
const SHOWN_FIRST = 3

/** Rounds in which the player still has money, each with the way back to it; without one, nothing. */
export function UnfinishedRounds({ className }: { className?: string }) {
  const t = useText(lobbyText)
  const id = useId()
  const rounds = useUnfinishedRounds()
  const [all, setAll] = useState(false)
  if (rounds.length === 0) return null
  const shown = all ? rounds : rounds.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby={id} className={className}>
      <h2 className="text-sm font-semibold text-quiet" id={id}>
        {t('unfinished')}
      </h2>
      <ul className="mt-2 divide-y divide-field-800 rounded-card border border-floodlight/50 bg-field-900">
        {shown.map((round) => (
          <UnfinishedRow key={`${round.platform} ${round.round_id}`} round={round} />
        ))}
      </ul>
      {shown.length < rounds.length && (
        <Button className="mt-2" look="secondary" onClick={() => setAll(true)} size="small">
          {t('allUnfinished', { count: rounds.length })}
        </Button>
      )}
    </section>
  )
}
