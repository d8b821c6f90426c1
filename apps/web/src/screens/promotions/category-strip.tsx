import { promotionsText } from '@maidan/locales'
import { Pills } from '@maidan/ui'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { promotionCategories } from '../../features/promotions/categories.ts'
import type { PromotionCategory } from '../../features/promotions/categories.ts'
import { useText } from '../../lib/text/language.ts'

type Props = {
  value: PromotionCategory
  onChange: (category: PromotionCategory) => void
  controls: string
  /** Where the strip stays when the page scrolls: below the header of its frame. */
  below?: string
}

/** How many tabs fill the strip: two on a small phone, then three, four, seven (PROMO-05 to PROMO-08). */
const widthClass =
  'mx-0! scroll-px-0! [scroll-snap-type:x_mandatory]! px-0! py-1 *:w-[calc((100%-0.5rem)/2)] *:justify-center *:px-2! *:leading-tight *:whitespace-normal! ' +
  'min-[30em]:*:w-[calc((100%-1rem)/3)] min-[37.5em]:*:w-[calc((100%-1.5rem)/4)] min-[64em]:*:w-[calc((100%-3rem)/7)]'

/** The kinds of play; the chosen one is always in sight, and the edges tell of more. */
export function CategoryStrip({ value, onChange, controls, below = 'top-14' }: Props) {
  const t = useText(promotionsText)
  const strip = useRef<HTMLDivElement>(null)
  const { more, look } = useMore()
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[id$="-${value}"]`)
    const list = chosen?.parentElement
    // Only the strip moves: the page stays where its reader is.
    if (list) list.scrollLeft = chosen.offsetLeft - list.offsetLeft
  }, [value])
  return (
    <div
      className={clsx(
        'top-tabs sticky z-20 low:static bg-field-950/95 px-4 py-1 backdrop-blur',
        below,
      )}
      onScrollCapture={(event) => look(event.target)}
      ref={strip}
    >
      <ChevronLeft aria-hidden className={clsx(edgeClass, 'left-0', !more.before && 'invisible')} />
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
      <ChevronRight
        aria-hidden
        className={clsx(edgeClass, 'right-0', !more.after && 'invisible')}
      />
    </div>
  )
}

const edgeClass = 'pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-floodlight'

/** Whether tabs hide before or after those in sight. */
function useMore() {
  const [more, setMore] = useState({ before: false, after: true })
  const look = (list: EventTarget) => {
    if (!(list instanceof HTMLElement)) return
    const { scrollLeft, scrollWidth, clientWidth } = list
    setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 })
  }
  return { more, look }
}
