import { promotionsText } from '@maidan/locales'
import { Badge, cardClass } from '@maidan/ui'
import { ChevronRight } from 'lucide-react'
import {
  durationText,
  shortDescription,
  promotionWords,
} from '../../features/promotions/promotion-words.ts'
import type { PromotionRecord } from '../../features/promotions/promotion-words.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'

type Props = { promotion: PromotionRecord; onNear: () => void; onOpen: () => void }

/** Picture, tag, title, first words, duration, and the way to the details (PROMO-09). */
export function PromotionCard({ promotion, onNear, onOpen }: Props) {
  const t = useText(promotionsText)
  const words = promotionWords(promotion, useLanguage())
  return (
    <li className={`${cardClass} relative flex flex-col overflow-hidden`}>
      <img
        alt=""
        className="aspect-[2/1] w-full bg-field-800 object-cover"
        height={320}
        loading="lazy"
        src={storageUrl(words.thumbnail)}
        width={640}
      />
      <div className="flex flex-1 flex-col items-start gap-1.5 p-4 pb-2">
        <Badge tone="good">{t('longTerm')}</Badge>
        <h2 className="text-lg font-semibold text-balance">{words.title}</h2>
        <p className="text-sm text-quiet">{shortDescription(words.html)}</p>
        <p className="tabular text-xs text-quiet">{durationText(promotion)}</p>
        <button
          aria-label={t('detailsOf', { name: words.title })}
          className="-ml-1 flex min-h-11 items-center gap-1 px-1 text-sm font-semibold text-floodlight before:absolute before:inset-0"
          onClick={onOpen}
          onPointerDown={onNear}
          type="button"
        >
          {t('details')}
          <ChevronRight aria-hidden className="size-4" />
        </button>
      </div>
    </li>
  )
}
