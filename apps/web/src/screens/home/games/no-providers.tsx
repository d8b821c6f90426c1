import { homeText } from '@maidan/locales'
import { EmptyState, buttonClass } from '@maidan/ui'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'

const everyGame = { type: '', system: '', title: '' }

/** A category without providers, and the way to every game. */
export function NoProviders() {
  const t = useText(homeText)
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ look: 'secondary' })} search={everyGame} to={paths.games}>
          {t('seeAllGames')}
        </Link>
      }
      hint={t('noProvidersHint')}
      picture={storageUrl('empty/no-games.svg')}
      title={t('noProviders')}
    />
  )
}
