import { approvalsText, marketsText } from '@maidan/locales'
import { Badge, siteTime, useText } from '@maidan/ui'
import { readSpans, stateTones } from '../../features/approvals/approval.ts'
import type { Approval } from '../../features/approvals/approval.ts'
import { DecideButtons } from '../../features/approvals/decide-buttons.tsx'
import { FactList } from '../../features/approvals/fact-list.tsx'
import { marketLabel } from '../../features/markets/market.ts'
import type { MarketBrief } from '../../features/markets/market.ts'
import { useResultWords } from '../../lib/use-result-words.ts'
import { Panel } from '../../parts/panel.tsx'
import { When } from '../../parts/facts/when.tsx'

type Props = { market: MarketBrief; requests: Approval[] }

/** What was asked of a second person, and what they answered; not there if nobody ever asked. */
export function RequestsPanel({ market, requests }: Props) {
  const t = useText(marketsText)
  if (requests.length === 0) return null
  return (
    <Panel title={t('requests')}>
      <ol className="divide-y divide-field-800 text-sm">
        {requests.map((request) => (
          <li className="flex flex-col gap-1 py-2" key={request.id}>
            <Request market={market} request={request} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Request({ market, request }: { market: MarketBrief; request: Approval }) {
  const t = useText(approvalsText)
  const words = useResultWords()
  const opens = request.kind === 'market.open'
  const result = opens ? t('kind_market.open') : words(request.evidence.claimed.result ?? '')
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <b className="tabular font-semibold wrap-anywhere">{result}</b>
        <Badge tone={stateTones[request.state]}>{t(`state_${request.state}`)}</Badge>
      </p>
      <p className="text-xs text-quiet">
        {t('askedBy', { name: request.asked_by })} · <When at={request.asked_at} />
        {request.decided_by !== null && <> · {t('decidedBy', { name: request.decided_by })}</>}
      </p>
      <p className="wrap-anywhere">{request.why}</p>
      {request.note !== '' && <p className="wrap-anywhere text-quiet">{request.note}</p>}
      {opens && <FactList facts={request.evidence.found} of={request} title={t('found')} />}
      <VoidSpans spans={request.evidence.claimed.void_spans} />
      <DecideButtons approval={request}>
        <b className="text-base font-semibold">{result}</b>
        <span>{marketLabel(market)}</span>
      </DecideButtons>
    </>
  )
}

/** `from/to` pairs, one a line. */
function VoidSpans({ spans = '' }: { spans: string | undefined }) {
  const t = useText(marketsText)
  return readSpans(spans).map(({ from, to }) => (
    <p className="tabular text-xs text-amber" key={from}>
      {t('voidBetween', { from: siteTime(from), to: siteTime(to) })}
    </p>
  ))
}
