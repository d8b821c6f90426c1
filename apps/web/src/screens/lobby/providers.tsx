import { homeText, shellText } from '@maidan/locales'
import { Pills } from '@maidan/ui'
import { useState } from 'react'
import { useIsClosed } from '../../features/games/catalogue.ts'
import { useText } from '../../lib/text/language.ts'
import { categories } from '../home/games/category.ts'
import type { Category } from '../home/games/category.ts'
import { ProviderList } from '../home/games/provider-list.tsx'
import { SportsList } from '../home/games/sports-list.tsx'

const panelId = 'lobby-category'

/** Who offers sports, and who each kind of game (HOME-12, HOME-14). */
export function Providers() {
  const t = useText(homeText)
  const names = useText(shellText)
  const isClosed = useIsClosed()
  const [category, setCategory] = useState<Category>('sports')
  return (
    <section>
      <h2 className="mb-3 text-sm font-semibold text-quiet">{t('gameCategories')}</h2>
      <Pills
        className="mx-0! px-0!"
        controls={panelId}
        items={categories.map((value) => ({
          value,
          label: names(value),
          ...(value !== 'sports' && isClosed(value) && { closed: names('closed') }),
        }))}
        label={t('gameCategories')}
        onChange={setCategory}
        value={category}
      />
      <div className="pt-4" id={panelId} role="tabpanel">
        {category === 'sports' ? <SportsList /> : <ProviderList category={category} />}
      </div>
    </section>
  )
}
