import { homeText, shellText } from '@maidan/locales'
import { Pills } from '@maidan/ui'
import { useRef, useState } from 'react'
import { useIsClosed } from '../../../features/games/catalogue.ts'
import { useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { categories } from './category.ts'
import type { Category } from './category.ts'
import { ProviderList } from './provider-list.tsx'
import { SportsList } from './sports-list.tsx'

const panelId = 'home-category'

/** The category tabs, which stay below the header, and the chosen category's providers. */
export function Categories() {
  const t = useText(homeText)
  const names = useText(shellText)
  const [category, setCategory] = useState<Category>('sports')
  const isClosed = useIsClosed()
  const top = useRef<HTMLDivElement>(null)
  const choose = (value: Category) => {
    setCategory(value)
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }
  return (
    <section className="mt-3">
      <div className="-scroll-mt-20" ref={top} />
      <Pills
        className="top-tabs sticky top-14 z-20 mx-0! low:static bg-field-950/95 py-2 backdrop-blur"
        controls={panelId}
        items={categories.map((value) => ({
          value,
          label: <TabLabel category={value} name={names(value)} />,
          ...(value !== 'sports' && isClosed(value) && { closed: names('closed') }),
        }))}
        label={t('gameCategories')}
        look="icons"
        onChange={choose}
        value={category}
      />
      <div className="px-4 pt-2" id={panelId} role="tabpanel">
        {category === 'sports' ? <SportsList /> : <ProviderList category={category} />}
      </div>
    </section>
  )
}

function TabLabel({ category, name }: { category: Category; name: string }) {
  return (
    <>
      <img
        alt=""
        className="size-9"
        height={36}
        src={storageUrl(`categories/${category}.svg`)}
        width={36}
      />
      <span>{name}</span>
    </>
  )
}
