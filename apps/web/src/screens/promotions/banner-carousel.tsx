import { promotionsText, textIn } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { clsx } from 'clsx'
import { useSliders } from '../../features/site/queries.ts'
import type { Slider } from '../../features/site/queries.ts'
import { sliderGroups } from '../../features/site/slider-groups.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { bareText } from '../../lib/text/safe-html.tsx'
import { slideOffset, useSlides } from '../home/news/use-slides.ts'

const frameClass = 'mx-4 mt-4 aspect-[16/7] rounded-card'

/** The main banners one at a time: three seconds each, half a second to change, dots and no arrows. */
export function BannerCarousel() {
  const sliders = useSliders()
  const slides = sliderGroups(sliders.data).main
  if (sliders.isPending) return <Skeleton className={frameClass} />
  return slides.length === 0 ? null : <Carousel slides={slides} />
}

function Carousel({ slides }: { slides: readonly Slider[] }) {
  const t = useText(promotionsText)
  const { index, show, hold } = useSlides(slides.length)
  return (
    <section aria-label={t('banners')} aria-roledescription="carousel">
      <div className={clsx(frameClass, 'relative overflow-hidden bg-field-900')}>
        {slides.map((slide, at) => (
          <Banner
            isShown={at === index}
            key={slide.id}
            offset={slideOffset(at, index, slides.length)}
            slide={slide}
          />
        ))}
      </div>
      <div className="flex justify-center">
        {slides.map((slide, at) => (
          <button
            aria-current={at === index}
            aria-label={t('showSlide', { number: at + 1, count: slides.length })}
            className="flex h-8 min-w-7 items-center justify-center"
            key={slide.id}
            onBlur={() => hold(false)}
            onClick={() => show(at)}
            onFocus={(event) => hold(event.target.matches(':focus-visible'))}
            type="button"
          >
            <span
              className={clsx(
                'h-1.5 rounded-full transition-all',
                at === index ? 'w-5 bg-floodlight' : 'w-1.5 bg-field-600',
              )}
            />
          </button>
        ))}
      </div>
    </section>
  )
}

function Banner(props: { slide: Slider; offset: number; isShown: boolean }) {
  const { slide, offset, isShown } = props
  const language = useLanguage()
  const title = bareText(textIn(slide, 'name', language))
  return (
    <figure
      aria-hidden={!isShown}
      className={clsx(
        'absolute inset-0 transition-[translate] duration-500 ease-out',
        Math.abs(offset) > 1 && 'invisible',
      )}
      style={{ translate: `${offset * 100}%` }}
    >
      <img
        alt={title}
        className="size-full object-cover"
        height={490}
        src={storageUrl(textIn(slide, 'thubmnail', language))}
        width={1120}
      />
      {title !== '' && (
        <figcaption className="absolute inset-x-0 bottom-0 line-clamp-2 bg-linear-to-t from-shade/90 to-transparent px-3 pt-8 pb-2.5 text-sm font-medium text-paper">
          {title}
        </figcaption>
      )}
    </figure>
  )
}
