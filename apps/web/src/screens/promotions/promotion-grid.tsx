import { promotionsText } from '@maidan/locales'
import { Button, EmptyState, ErrorState, SkeletonRows } from '@maidan/ui'
import { ofCategory } from '../../features/promotions/categories.ts'
import type { PromotionCategory } from '../../features/promotions/categories.ts'
import type { PromotionRecord } from '../../features/promotions/promotion-words.ts'
import { usePromotions } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { PromotionCard } from './promotion-card.tsx'

type Props = {
  category: PromotionCategory
  /** A card is about to be opened. */
  onNear: () => void
  onOpen: (promotion: PromotionRecord) => void
  onAll: () => void
}

/** The cards of a category, or why there are none. */
export function PromotionGrid({ category, onNear, onOpen, onAll }: Props) {
  const t = useText(promotionsText)
  const promotions = usePromotions()
  const shown = ofCategory(promotions.data ?? [], category)
  if (promotions.isPending)
    return (
      <div className="p-4">
        <SkeletonRows count={3} rowClass="h-64" />
      </div>
    )
  if (promotions.isError && promotions.data === undefined)
    return <ErrorState busy={promotions.isFetching} onRetry={() => void promotions.refetch()} />
  if (shown.length === 0)
    return (
      <EmptyState
        action={
          category !== 'all' && (
            <Button look="secondary" onClick={onAll}>
              {t('seeAll')}
            </Button>
          )
        }
        hint={t('none')}
        picture={storageUrl('empty/no-data.svg')}
      />
    )
  return (
    <ul className="grid gap-4 p-4 pt-2 min-[37.5em]:grid-cols-2 min-[64em]:grid-cols-3">
      {shown.map((promotion) => (
        <PromotionCard
          key={promotion.id}
          onNear={onNear}
          onOpen={() => onOpen(promotion)}
          promotion={promotion}
        />
      ))}
    </ul>
  )
}
