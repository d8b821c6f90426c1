import { gamesText, shellText } from '@maidan/locales'
import { Button, EmptyState, buttonClass } from '@maidan/ui'
import type { GamesSearch } from '../../../app/routes/route-state.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { listTitle } from '../list-title.ts'

/** Nothing fits what was chosen and typed: one button takes all of it away. */
export function NoneFit({ onShowAll }: { onShowAll: () => void }) {
  const t = useText(gamesText)
  return (
    <EmptyState
      action={
        <Button look="secondary" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
      hint={t('emptyFilter')}
      picture={storageUrl('empty/no-games.svg')}
      title={t('empty')}
    />
  )
}

/** A kind that nobody serves says so, and shows the way to one that is served, and back. */
export function NothingToPlay({ search }: { search: GamesSearch }) {
  const t = useText(gamesText)
  const shell = useText(shellText)
  const name = listTitle(search, useLanguage()) || t('games')
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link className={buttonClass({ look: 'secondary' })} to={paths.home}>
            {t('toHome')}
          </Link>
          <Link
            className={buttonClass({ look: 'secondary' })}
            search={{ type: 'slot', system: '', title: 'Slot' }}
            to={paths.games}
          >
            {t('toSlots')}
          </Link>
        </div>
      }
      hint={shell('closedNow', { name })}
      picture={storageUrl('empty/no-games.svg')}
      title={t('empty')}
    />
  )
}
