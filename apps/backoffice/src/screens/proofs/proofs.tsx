import { proofsText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { useMe } from '../../features/overview/queries.ts'
import { useProofs, type Break } from '../../features/proofs/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Pager } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { KnowDialog } from './know-dialog.tsx'
import { ProofCard } from './proof-card.tsx'
import { ProveButton } from './prove-button.tsx'

/** What each proof of the books found, newest first, and what an admin does about it. */
export function Proofs() {
  const t = useText(proofsText)
  const change = useChangeAddress()
  const page = pageOf(useAddress())
  const proofs = useProofs(page)
  const mayAct = useMe()?.role === 'admin'
  const [asked, setAsked] = useState<Break>()
  return (
    <>
      <ScreenHead title={t('title')}>
        {mayAct && proofs.data !== undefined && <ProveButton wishedAt={proofs.data.wished_at} />}
      </ScreenHead>
      <QueryView
        empty={<EmptyState title={t('empty')} />}
        isEmpty={({ data }) => data.length === 0}
        query={proofs}
        skeleton={
          <div className="max-w-5xl p-4">
            <SkeletonRows count={6} rowClass="h-14" />
          </div>
        }
      >
        {(list) => (
          <>
            <Scroller className="min-h-0 flex-1" label={t('title')}>
              <div className="flex max-w-5xl flex-col gap-3 p-4">
                <p className="text-sm text-quiet">{t('lead')}</p>
                {list.data.map((proof, at) => (
                  <ProofCard
                    key={proof.id}
                    onKnow={mayAct && page === 1 && at === 0 ? setAsked : undefined}
                    proof={proof}
                  />
                ))}
              </div>
            </Scroller>
            <Pager of={list} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </QueryView>
      {asked && <KnowDialog line={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
