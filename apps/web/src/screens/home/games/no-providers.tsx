import { homeText, shellText } from '@maidan/locales'
import { EmptyState, buttonClass } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import type { Category } from './category.ts'

/** A category without providers, and the way to every game. */
export function NoProviders({ category }: { category: Category }) {
  const t = useText(homeText)
  const names = useText(shellText)
  const search = { type: category, system: '', title: names(category) }
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ look: 'secondary' })} search={search} to={paths.games}>
          {t('seeAllGames')}
        </Link>
      }
      hint={t('noProvidersHint')}
      picture={storageUrl('empty/no-games.svg')}
      title={t('noProviders')}
    />
  )
}
