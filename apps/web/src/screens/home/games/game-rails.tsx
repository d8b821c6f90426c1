import { homeText, textIn } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { clsx } from 'clsx'
import { Flame, Heart } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useSliders } from '../../../features/site/queries.ts'
import type { Slider } from '../../../features/site/queries.ts'
import { sliderGroups } from '../../../features/site/slider-groups.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { GameCard } from './game-card.tsx'

/** The Favourites strip and the Featured Games, from the sliders' groups (HOME-15, HOME-16). */
export function GameRails() {
  const t = useText(homeText)
  const sliders = useSliders()
  const { favourite, feature } = sliderGroups(sliders.data)
  if (sliders.isPending) return <Skeleton className="mx-4 mt-8 h-44 rounded-card" />
  return (
    <>
      <Group icon={Heart} layout="rail" sliders={favourite} title={t('favourites')} />
      <Group icon={Flame} layout="grid" sliders={feature} title={t('featured')} />
    </>
  )
}

type GroupProps = {
  title: string
  icon: LucideIcon
  sliders: readonly Slider[]
  layout: 'rail' | 'grid'
}

function Group({ title, icon: Icon, sliders, layout }: GroupProps) {
  const language = useLanguage()
  if (sliders.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="flex items-center gap-2 px-4 text-lg font-bold">
        <Icon aria-hidden className="size-5 text-floodlight" />
        {title}
      </h2>
      <div
        className={clsx(
          'mt-3 px-4',
          layout === 'rail'
            ? 'rail scroll-px-4 gap-3'
            : 'grid grid-cols-2 gap-x-2.5 gap-y-4 min-[560px]:grid-cols-3',
        )}
      >
        {sliders.map((slider) => (
          <GameCard
            key={slider.id}
            name={textIn(slider, 'name', language)}
            wide={layout === 'grid'}
            slider={slider}
          />
        ))}
      </div>
    </section>
  )
}
