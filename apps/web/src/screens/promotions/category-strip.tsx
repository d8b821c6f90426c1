import { promotionsText } from '@maidan/locales'
import { Pills } from '@maidan/ui'
import { useEffect, useRef } from 'react'
import { promotionCategories } from '../../features/promotions/categories.ts'
import type { PromotionCategory } from '../../features/promotions/categories.ts'
import { useText } from '../../lib/language.ts'

type Props = {
  value: PromotionCategory
  onChange: (category: PromotionCategory) => void
  controls: string
}

/** How many tabs fill the strip: two on a small phone, then three, four, seven (PROMO-05 to PROMO-08). */
const widthClass =
  'mx-0! px-0! *:w-[calc((100%-0.5rem)/2)] *:justify-center *:px-2! ' +
  'min-[30rem]:*:w-[calc((100%-1rem)/3)] min-[37.5rem]:*:w-[calc((100%-1.5rem)/4)] min-[64rem]:*:w-[calc((100%-3rem)/7)]'

/** The kinds of play; the chosen one is always in sight. */
export function CategoryStrip({ value, onChange, controls }: Props) {
  const t = useText(promotionsText)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[id$="-${value}"]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <div className="sticky top-14 z-20 bg-field-950/95 px-4 py-2 backdrop-blur" ref={strip}>
      <Pills
        className={widthClass}
        controls={controls}
        items={promotionCategories.map(({ value: category, text }) => ({
          value: category,
          label: t(text),
        }))}
        label={t('categories')}
        onChange={onChange}
        value={value}
      />
    </div>
  )
}
