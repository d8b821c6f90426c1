import { deskText, promotionDeskText } from '@maidan/locales'
import { Badge, buttonClass, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useMe } from '../../features/overview/queries.ts'
import {
  usePromotions,
  type NewPromotion,
  type Promotion,
} from '../../features/promotions/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { GivenRounds } from './given-rounds.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { PromotionCard } from './promotion-card.tsx'

/** What players are offered and what it cost; an administrator asks for changes of it. */
export function Promotions() {
  const t = useText(promotionDeskText)
  const title = useText(deskText)('promotions')
  const isAdmin = useMe()?.role === 'admin'
  const promotions = usePromotions()
  const [hiding, setHiding] = useState<Promotion>()
  return (
    <>
      <ScreenHead title={title}>
        {isAdmin && (
          <Link
            className={`${buttonClass({ size: 'small' })} ml-auto`}
            params={{ promotion: 'new' }}
            to={paths.promotion}
          >
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Link>
        )}
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={title}>
        <p className="max-w-3xl px-4 pt-4 text-sm text-quiet">{t('lead')}</p>
        <QueryView query={promotions} skeleton={<SkeletonRows count={4} rowClass="h-40" />}>
          {({ data, new_waiting }) => (
            <div className="flex flex-col gap-4 p-4">
              {new_waiting.length > 0 && <NewOnes waiting={new_waiting} />}
              {data.length === 0 && <EmptyState hint={t('emptyHint')} title={t('empty')} />}
              <ul
                aria-label={title}
                className="grid items-stretch gap-4 empty:hidden xl:grid-cols-2"
              >
                {data.map((one) => (
                  <li key={one.id}>
                    <PromotionCard
                      onHide={isAdmin ? () => setHiding(one) : undefined}
                      promotion={one}
                    />
                  </li>
                ))}
              </ul>
              <GivenRounds />
            </div>
          )}
        </QueryView>
      </Scroller>
      {hiding !== undefined && (
        <HideDialog onClose={() => setHiding(undefined)} promotion={hiding} />
      )}
    </>
  )
}

function NewOnes({ waiting }: { waiting: readonly NewPromotion[] }) {
  const t = useText(promotionDeskText)
  return (
    <Panel title={t('newWaits')}>
      <ul className="divide-y divide-field-800">
        {waiting.map(({ approval_id, name }) => (
          <li className="flex items-center justify-between gap-3 text-sm" key={approval_id}>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Link className="flex min-h-11 items-center" to={paths.approvals}>
              <Badge tone="waiting">{t('waits')}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
