import { marketsText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import { Check, UsersRound, X } from 'lucide-react'
import { useState } from 'react'
import { mayTrade } from '../../features/markets/market.ts'
import type { MarketBrief, MarketRequest } from '../../features/markets/market.ts'
import { useResultWords } from '../../features/markets/use-result-words.ts'
import { siteTime } from '../../lib/time.ts'
import { useMe } from '../../features/overview/queries.ts'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { When } from '../../parts/when.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

type Props = { market: MarketBrief; requests: MarketRequest[] }

const tones = {
  waiting: 'waiting',
  approved: 'good',
  rejected: 'bad',
} as const satisfies Record<MarketRequest['state'], Tone>

/** What was asked of a second person, and what he answered; not there if nobody ever asked. */
export function RequestsPanel({ market, requests }: Props) {
  const t = useText(marketsText)
  const words = useResultWords()
  if (requests.length === 0) return null
  return (
    <Panel title={t('requests')}>
      <ol className="divide-y divide-field-800 text-sm">
        {requests.map((request) => (
          <li className="flex flex-col gap-1 py-2" key={request.id}>
            <p className="flex items-center justify-between gap-3">
              <b className="tabular font-semibold wrap-anywhere">{words(request.result)}</b>
              <Badge tone={tones[request.state]}>{t(`request_${request.state}`)}</Badge>
            </p>
            <p className="text-xs text-quiet">
              {t('askedBy', { name: request.asked_by })} · <When at={request.asked_at} />
              {request.answered_by !== null && (
                <> · {t('answeredBy', { name: request.answered_by })}</>
              )}
            </p>
            <p className="wrap-anywhere">{request.reason}</p>
            {request.void_spans.map(({ from, to }) => (
              <p className="tabular text-xs text-amber" key={from}>
                {t('voidBetween', { from: siteTime(from), to: siteTime(to) })}
              </p>
            ))}
            {request.state === 'waiting' && <Answer market={market} request={request} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** The buttons of the second person; the first one reads why they are not there. */
function Answer({ market, request }: { market: MarketBrief; request: MarketRequest }) {
  const t = useText(marketsText)
  const me = useMe()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  if (me === undefined || !mayTrade(me.role)) return null
  if (request.asked_by === me.username)
    return (
      <Note icon={UsersRound} tone="info">
        {t('youAsked')}
      </Note>
    )
  return (
    <div className="mt-1 flex gap-2 pb-1 *:flex-1 max-lg:*:h-11">
      <Button look="danger" onClick={() => setAsked('reject')} size="small">
        <X aria-hidden className="size-4" />
        {t('reject')}
      </Button>
      <Button onClick={() => setAsked('approve')} size="small">
        <Check aria-hidden className="size-4" />
        {t('approve')}
      </Button>
      {asked !== null && (
        <AnswerDialog
          approve={asked === 'approve'}
          market={market}
          onClose={() => setAsked(null)}
          request={request}
        />
      )}
    </div>
  )
}
