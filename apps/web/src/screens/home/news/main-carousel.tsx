import { homeText, textIn } from '@maidan/locales'
import { Skeleton, SlideFace } from '@maidan/ui'
import { clsx } from 'clsx'
import { useRef } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { useSliders } from '../../../features/site/queries.ts'
import type { Slider } from '../../../features/site/queries.ts'
import { sliderGroups } from '../../../features/site/slider-groups.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { SafeHtml, bareText } from '../../../lib/text/safe-html.tsx'
import { useOpenLink } from './use-open-link.ts'
import { slideOffset, useSlides } from './use-slides.ts'

const swipePx = 40
const frameClass = 'mx-4 mt-3 aspect-[16/7] rounded-card'

/** The banners at the top of home: 16 to 7, three seconds each, round and round. */
export function MainCarousel() {
  const sliders = useSliders()
  const slides = sliderGroups(sliders.data).main
  if (sliders.isPending) return <Skeleton className={frameClass} />
  if (slides.length === 0) return null
  return <Carousel slides={slides} />
}

function Carousel({ slides }: { slides: readonly Slider[] }) {
  const t = useText(homeText)
  const { index, show, hold } = useSlides(slides.length)
  const swipe = useSwipe((by) => show(index + by))
  const focusHold = {
    onFocus: (event: FocusEvent) => hold(event.target.matches(':focus-visible')),
    onBlur: () => hold(false),
  }
  return (
    <section aria-label={t('banners')} aria-roledescription="carousel">
      <div
        className={clsx(frameClass, 'relative touch-pan-y overflow-hidden bg-field-900')}
        {...swipe.handlers}
      >
        {slides.map((slide, at) => (
          <Slide
            focusHold={focusHold}
            key={slide.id}
            offset={slideOffset(at, index, slides.length)}
            shown={at === index}
            slide={slide}
            swiped={swipe.swiped}
          />
        ))}
      </div>
      {slides.length > 1 && <Dots count={slides.length} index={index} show={show} />}
    </section>
  )
}

type FocusHold = { onFocus: (event: FocusEvent) => void; onBlur: () => void }

type SlideProps = {
  focusHold: FocusHold
  slide: Slider
  offset: number
  shown: boolean
  swiped: () => boolean
}

function Slide({ slide, offset, shown, swiped, focusHold }: SlideProps) {
  const open = useOpenLink()
  const language = useLanguage()
  const caption = textIn(slide, 'name', language)
  return (
    <button
      aria-hidden={!shown}
      aria-label={bareText(caption)}
      className={clsx(
        'absolute inset-0 block size-full text-left transition-[translate] duration-200 ease-out',
        Math.abs(offset) > 1 && 'invisible',
      )}
      {...focusHold}
      data-slide={slide.id}
      onClick={() => !swiped() && open(slide.link, slide.name)}
      style={{ translate: `${offset * 100}%` }}
      tabIndex={shown ? 0 : -1}
      type="button"
    >
      <SlideFace
        {...(caption !== '' && { caption: <SafeHtml html={caption} /> })}
        isFirst={shown}
        picture={storageUrl(textIn(slide, 'thubmnail', language))}
      />
    </button>
  )
}

function Dots(props: { count: number; index: number; show: (to: number) => void }) {
  const t = useText(homeText)
  return (
    <div className="-mb-2 flex justify-center">
      {Array.from({ length: props.count }, (_, at) => (
        <button
          aria-current={at === props.index}
          aria-label={t('showSlide', { number: at + 1, count: props.count })}
          className="flex h-7 min-w-6 items-center justify-center"
          key={at}
          onClick={() => props.show(at)}
          type="button"
        >
          <span
            className={clsx(
              'h-1.5 rounded-full transition-all',
              at === props.index ? 'w-5 bg-floodlight' : 'w-1.5 bg-field-600',
            )}
          />
        </button>
      ))}
    </div>
  )
}

/** A sideways stroke moves one slide; the click that ends it is not a tap. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const startX = useRef<number | null>(null)
  const swiped = useRef(false)
  const onPointerDown = (event: PointerEvent) => {
    startX.current = event.clientX
    swiped.current = false
  }
  const onPointerMove = (event: PointerEvent) => {
    if (startX.current === null) return
    const by = event.clientX - startX.current
    if (Math.abs(by) < swipePx) return
    startX.current = null
    swiped.current = true
    onSwipe(by < 0 ? 1 : -1)
  }
  const onPointerUp = () => {
    startX.current = null
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { handlers, swiped: () => swiped.current }
}
