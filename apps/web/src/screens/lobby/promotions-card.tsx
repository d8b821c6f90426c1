import { shellText } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { shortDescription, promotionWords } from '../../features/promotions/promotion-words.ts'
import { usePromotions } from '../../features/site/queries.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { paths } from '../../lib/paths.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { SideCard } from './side-card.tsx'

const mostShown = 3

/** The newest offers; the page of promotions has their terms. */
export function PromotionsCard() {
  const t = useText(shellText)
  const language = useLanguage()
  const promotions = usePromotions()
  if (promotions.isPending) return <Skeleton className="h-60 rounded-card" />
  const shown = (promotions.data ?? []).slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <SideCard title={t('promotions')} to={paths.promotions}>
      <ul>
        {shown.map((promotion) => {
          const { title, html, thumbnail } = promotionWords(promotion, language)
          return (
            <li className="border-t border-field-800" key={promotion.id}>
              <Link
                className="flex items-center gap-3 px-4 py-3 transition hover:bg-field-800"
                to={paths.promotions}
              >
                <img
                  alt=""
                  className="aspect-[2/1] w-24 shrink-0 rounded-md bg-field-800"
                  height={48}
                  loading="lazy"
                  src={storageUrl(thumbnail)}
                  width={96}
                />
                <span className="min-w-0">
                  <span className="block text-sm font-semibold">{title}</span>
                  <span className="line-clamp-2 text-xs text-quiet">{shortDescription(html)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </SideCard>
  )
}
