import { homeText, textIn } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { useSliders } from '../../features/site/queries.ts'
import type { Slider } from '../../features/site/queries.ts'
import { sliderGroups } from '../../features/site/slider-groups.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { GameCard } from '../home/games/game-card.tsx'

/** A card fills its place, upright or wide, and is cut on no side. */
const shelfClass = {
  upright:
    'grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-3 gap-y-5 [&>button]:w-full [&>button]:max-w-44',
  wide: 'grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4 gap-y-5',
} as const

/** The favourites and the featured games of the house (HOME-15, HOME-16). */
export function GameShelves() {
  const t = useText(homeText)
  const sliders = useSliders()
  const { favourite, feature } = sliderGroups(sliders.data)
  if (sliders.isPending) return <Skeleton className="h-52 rounded-card" />
  return (
    <>
      <Shelf shape="upright" sliders={favourite} title={t('favourites')} />
      <Shelf shape="wide" sliders={feature} title={t('featured')} />
    </>
  )
}

type ShelfProps = { title: string; sliders: readonly Slider[]; shape: keyof typeof shelfClass }

function Shelf({ title, sliders, shape }: ShelfProps) {
  const language = useLanguage()
  if (sliders.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-sm font-semibold text-quiet">{title}</h2>
      <div className={shelfClass[shape]}>
        {sliders.map((slider) => (
          <GameCard
            key={slider.id}
            name={textIn(slider, 'name', language)}
            slider={slider}
            wide={shape === 'wide'}
          />
        ))}
      </div>
    </section>
  )
}
