import { proofsText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useProofs } from '../../features/proofs/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Pager } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { ProofCard } from './proof-card.tsx'

/** What each daily proof of the books found, newest first. */
export function Proofs() {
  const t = useText(proofsText)
  const change = useChangeAddress()
  const proofs = useProofs(pageOf(useAddress()))
  return (
    <>
      <ScreenHead title={t('title')} />
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
                {list.data.map((proof) => (
                  <ProofCard key={proof.id} proof={proof} />
                ))}
              </div>
            </Scroller>
            <Pager of={list} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}
