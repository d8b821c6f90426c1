import { approvalsText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useEffect, useState } from 'react'
import { approvalViews, useApprovals } from '../../features/approvals/queries.ts'
import type { ApprovalView } from '../../features/approvals/queries.ts'
import { markDecisionsSeen, useDecisionsSeen } from '../../features/approvals/seen-decisions.ts'
import { useMe, useOverview } from '../../features/overview/queries.ts'
import { Pager } from '../../parts/tables/pager.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { ApprovalCard } from './approval-card.tsx'

/** What takes two people: what waits for a decision, and what became of one's own requests. */
export function Approvals() {
  const t = useText(approvalsText)
  const address = useAddress()
  const change = useChangeAddress()
  const view = approvalViews.find((one) => one === address['view']) ?? 'waiting'
  const show = (next: ApprovalView) => change({ view: next === 'waiting' ? '' : next, page: '' })
  return (
    <>
      <ScreenHead title={t('approvals')}>
        <ViewField onChange={show} view={view} />
      </ScreenHead>
      <ApprovalList
        key={view}
        onPage={(page) => change({ page: String(page) })}
        page={pageOf(address)}
        view={view}
      />
    </>
  )
}

function ViewField(props: { view: ApprovalView; onChange: (view: ApprovalView) => void }) {
  const t = useText(approvalsText)
  const { data } = useOverview()
  const seen = useDecisionsSeen(data?.username)
  const isNews = (data?.approvals_decided_at ?? '') > seen
  const counts: Partial<Record<ApprovalView, number | undefined>> = {
    waiting: data?.approvals_waiting,
    ...(isNews && { mine: 1 }),
  }
  return (
    <Segments
      items={approvalViews.map((value) => ({
        value,
        label: t(`view_${value}`),
        count: counts[value],
        urgent: true,
      }))}
      label={t('view')}
      onChange={props.onChange}
      value={props.view}
    />
  )
}

type ListProps = { view: ApprovalView; page: number; onPage: (page: number) => void }

function ApprovalList({ view, page, onPage }: ListProps) {
  const t = useText(approvalsText)
  const approvals = useApprovals(view, page)
  const newSince = useSeen(view)
  return (
    <QueryView
      empty={<EmptyState hint={t('emptyHint')} title={t(`empty_${view}`)} />}
      isEmpty={({ data }) => data.length === 0}
      query={approvals}
      skeleton={
        <div className="min-h-0 flex-1 overflow-hidden p-4">
          <SkeletonRows count={4} rowClass="h-40" />
        </div>
      }
    >
      {(list) => (
        <>
          <Scroller className="min-h-0 flex-1" label={t('approvals')}>
            <ol className="mx-auto flex max-w-5xl flex-col gap-4 p-4">
              {list.data.map((approval) => (
                <li key={approval.id}>
                  <ApprovalCard
                    approval={approval}
                    isNew={approval.mine && (approval.decided_at ?? '') > newSince}
                  />
                </li>
              ))}
            </ol>
          </Scroller>
          <Pager of={list} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}

/** Up to when decisions were seen before this list was opened; one's own list marks them seen. */
function useSeen(view: ApprovalView): string {
  const me = useMe()
  const decidedAt = useOverview().data?.approvals_decided_at ?? null
  const seen = useDecisionsSeen(me?.username)
  const [before] = useState(seen)
  const username = me?.username
  useEffect(() => {
    if (view === 'mine' && username !== undefined && decidedAt !== null)
      markDecisionsSeen(username, decidedAt)
  }, [view, username, decidedAt])
  return before
}
