import { homeText, textIn } from '@maidan/locales'
import { IconButton } from '@maidan/ui'
import { X } from 'lucide-react'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../../lib/paths.ts'
import { usePromotions } from '../../../features/site/queries.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { bareText } from '../../../lib/text/safe-html.tsx'

/** The floating card of the newest promotion, past 300 px of scrolling (SIL-035). */
export function HotCard({ onHide }: { onHide: () => void }) {
  const t = useText(homeText)
  const language = useLanguage()
  const promotion = usePromotions().data?.[0]
  if (promotion === undefined) return null
  const name = textIn(promotion, 'name', language)
  return (
    <aside
      aria-label={t('hotPromotions')}
      className="fixed bottom-[calc(5rem+env(safe-area-inset-bottom))] left-4 z-30 flex w-64 animate-rise items-center rounded-card border border-field-700 bg-field-800/95 shadow-float"
    >
      <Link className="flex min-w-0 flex-1 items-center gap-2.5 p-2" to={paths.promotions}>
        <img
          alt=""
          className="size-12 shrink-0 rounded-md object-cover"
          height={48}
          src={storageUrl(textIn(promotion, 'thumbnail', language))}
          width={48}
        />
        <span className="min-w-0">
          <span className="block text-xs font-semibold text-floodlight">{t('hotPromotions')}</span>
          <span className="line-clamp-2 text-sm leading-tight font-medium">{bareText(name)}</span>
        </span>
      </Link>
      <IconButton icon={<X className="size-4" />} label={t('closeCard')} onClick={onHide} />
    </aside>
  )
}
