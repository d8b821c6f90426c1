import { slipText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useState } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { ChoicePair } from '../slip/choice-pair.tsx'
import type { Bet } from '../queries.ts'
import { ReduceBet } from './reduce-bet.tsx'
import { useCancelBets } from './use-cancel-bets.ts'
import { useUpdateBet } from './use-update-bet.ts'

/** What can be done with the part of a bet that is not matched; nothing once all of it is. */
export function BetActions({ bet }: { bet: Bet }) {
  const t = useText(slipText)
  const [reducing, setReducing] = useState(false)
  const cancelling = useCancelBets()
  if (readMinor(bet.remaining) === 0n) return null
  if (bet.state === 'delayed')
    return <p className="border-t border-field-800 p-3 text-sm text-quiet">{t('inProgress')}</p>
  return (
    <div className="flex flex-col gap-3 border-t border-field-800 p-3">
      {bet.kind === 'match_odds' && !bet.in_play && <AtStart bet={bet} />}
      {bet.kind === 'match_odds' && mayRestInPlay(bet) && <AtEvent bet={bet} />}
      {reducing ? (
        <ReduceBet bet={bet} onDone={() => setReducing(false)} />
      ) : (
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <Button
            className="min-h-11"
            look="secondary"
            onClick={() => setReducing(true)}
            size="small"
          >
            {t('reduce')}
          </Button>
          <Button
            busy={cancelling.isPending}
            className="min-h-11"
            look="danger"
            onClick={() => cancelling.mutate([bet])}
            size="small"
          >
            {t('cancelBet')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Before play only a bet that is kept will still be there when something happens. */
function mayRestInPlay({ in_play, persistence }: Bet): boolean {
  return in_play || persistence === 'keep'
}

function AtStart({ bet }: { bet: Bet }) {
  const t = useText(slipText)
  const updating = useUpdateBet()
  return (
    <ChoicePair
      inline
      disabled={updating.isPending}
      items={[
        { value: 'lapse', label: t('lapse') },
        { value: 'keep', label: t('keep') },
      ]}
      label={t('whenInPlay')}
      onChange={(persistence) => updating.mutate({ betId: bet.bet_id, body: { persistence } })}
      value={(updating.isPending && updating.variables.body.persistence) || bet.persistence}
    />
  )
}

function AtEvent({ bet }: { bet: Bet }) {
  const t = useText(slipText)
  const updating = useUpdateBet()
  return (
    <ChoicePair
      inline
      disabled={updating.isPending}
      items={[
        { value: 'lapse', label: t('lapse') },
        { value: 'keep', label: t('keep') },
      ]}
      label={t('atEvent')}
      onChange={(on_event) => updating.mutate({ betId: bet.bet_id, body: { on_event } })}
      value={(updating.isPending && updating.variables.body.on_event) || bet.on_event}
    />
  )
}
