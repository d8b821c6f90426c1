import { casesText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, UsersRound } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { CaseState } from '../../features/cases/case-marks.tsx'
import { useCase } from '../../features/cases/queries.ts'
import type { CaseRecord } from '../../features/cases/queries.ts'
import { useMe } from '../../features/overview/queries.ts'
import { Note } from '../../parts/notes/note.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { AccountTable } from './account-table.tsx'
import { CaseActs } from './case-acts.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { HistoryList } from './history-list.tsx'

/** One case: the accounts side by side, what speaks for one hand, and what people did about it. */
export function Case() {
  const { caseId = '' }: { caseId?: string } = useParams({ strict: false })
  return <CasePage id={caseId} key={caseId} />
}

function CasePage({ id }: { id: string }) {
  const t = useText(casesText)
  const found = useCase(id)
  const title = t('case', { id })
  return (
    <>
      <ScreenHead
        back={<Back />}
        note={found.data !== undefined && <CaseState state={found.data.state} />}
        title={title}
      />
      <Scroller className="min-h-0 flex-1" label={title}>
        <QueryView
          query={found}
          skeleton={
            <div className="p-4">
              <SkeletonRows count={4} rowClass="h-32" />
            </div>
          }
        >
          {(data) => <CaseBody found={data} />}
        </QueryView>
      </Scroller>
    </>
  )
}

function Back() {
  const t = useText(casesText)
  return (
    <Link
      aria-label={t('back')}
      className="-ml-3 grid size-11 place-content-center rounded-full hover:bg-field-800 lg:-ml-2 lg:size-9"
      title={t('back')}
      to={paths.cases}
    >
      <ArrowLeft aria-hidden className="size-5" />
    </Link>
  )
}

function CaseBody({ found }: { found: CaseRecord }) {
  const t = useText(casesText)
  const role = useMe()?.role
  const mayAct = role === 'admin' || role === 'cashier' || role === 'support'
  return (
    <div className="flex max-w-6xl flex-col gap-4 p-4">
      <p className="text-sm text-quiet">
        {found.owner === null ? t('nobody') : t('owner', { name: found.owner })}
      </p>
      {found.approval_id !== null && (
        <Note icon={UsersRound} tone="info">
          <Link className="underline underline-offset-2" to={paths.approvals}>
            {t('waits')}
          </Link>
        </Note>
      )}
      {mayAct && <CaseActs found={found} />}
      <Panel title={t('accounts')}>
        <AccountTable accounts={found.accounts} />
      </Panel>
      <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[3fr_2fr]">
        <Panel title={t('evidence')}>
          <EvidenceList accounts={found.accounts} signals={found.signals} />
        </Panel>
        <Panel title={t('history')}>
          <HistoryList events={found.events} />
        </Panel>
      </div>
    </div>
  )
}
