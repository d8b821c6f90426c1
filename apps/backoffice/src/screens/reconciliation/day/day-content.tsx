import { reconciliationText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReconciledDay } from '../../../features/reconciliation/queries.ts'
import { RunBadge } from '../../../features/reconciliation/run-badge.tsx'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'
import { Note } from '../../../parts/notes/note.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { LineTable } from './line-table.tsx'

const currency = 'BDT'

/** A day's sums, its differences and the runs before. */
export function DayContent({ of }: { of: ReconciledDay }) {
  const t = useText(reconciliationText)
  const { run, lines, earlier } = of
  const isSilent = run.state === 'silent'
  return (
    <div className="flex max-w-6xl flex-col gap-4 p-4">
      {isSilent && (
        <Note icon={TriangleAlert} tone="waiting">
          {t('silentNote')}
        </Note>
      )}
      <FiguresPanel of={of} />
      {!isSilent && (
        <Panel
          note={
            <span className="tabular text-xs text-quiet">
              {t('matched', { count: run.matched })}
            </span>
          }
          title={t('lines')}
        >
          {lines.length === 0 ? (
            <p className="flex items-center gap-2 py-2 text-sm text-grass">
              <CircleCheck aria-hidden className="size-5 shrink-0" />
              {t('linesNone')}
            </p>
          ) : (
            <LineTable lines={lines} />
          )}
          {lines.length < run.difference_count && (
            <p className="py-2 text-xs text-quiet">{t('linesShown', { count: lines.length })}</p>
          )}
        </Panel>
      )}
      {!isSilent && (
        <Note icon={Info} tone="info">
          {t('midnightNote')}
        </Note>
      )}
      {earlier.length > 0 && <EarlierRuns runs={earlier} />}
    </div>
  )
}

/** What each side says in sum. */
function FiguresPanel({ of: { run, why } }: { of: ReconciledDay }) {
  const t = useText(reconciliationText)
  return (
    <Panel note={<When at={run.at} className="text-xs text-quiet" zone />} title={t('figures')}>
      <Facts>
        <Fact name={t('ledger')}>
          <Money amount={run.ledger} currency={currency} />
          <Hint>{t('ledgerHint')}</Hint>
        </Fact>
        <Fact name={t('byHand')}>
          <Money amount={run.by_hand} currency={currency} />
          <Hint>{t('byHandHint')}</Hint>
        </Fact>
        <Fact name={t('statement')}>
          {run.statement === null ? (
            t('statementNone')
          ) : (
            <Money amount={run.statement} currency={currency} />
          )}
        </Fact>
        {why !== null && <Fact name={t('why')}>{why}</Fact>}
      </Facts>
    </Panel>
  )
}

function EarlierRuns({ runs }: { runs: ReconciledDay['earlier'] }) {
  const t = useText(reconciliationText)
  return (
    <Panel title={t('earlier')}>
      <ul className="divide-y divide-field-800 text-sm">
        {runs.map((one) => (
          <li className="flex min-h-9 flex-wrap items-center gap-x-3 py-1" key={one.at}>
            <When at={one.at} zone />
            <RunBadge state={one.state} />
            {one.difference_count > 0 && (
              <span className="tabular text-xs text-quiet">
                {t('differ', { count: one.difference_count })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Hint({ children }: { children: string }) {
  return <span className="block text-xs font-normal text-quiet">{children}</span>
}
