import { PAGE_KEYS } from '@maidan/contract/facts'
import { searchText, textIn } from '@maidan/locales'
import { siteTime } from '@maidan/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useFavourites } from '../../features/games/list-queries.ts'
import type { Finds } from '../../features/search/queries.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { pagePaths } from '../../lib/page-paths.ts'
import { paths } from '../../lib/paths.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { bareText } from '../../lib/text/safe-html.tsx'
import { gameGridClass } from '../games/grid/game-grid-class.ts'
import { GameTile } from '../games/game-tile.tsx'

const rowClass =
  'flex min-h-14 items-center gap-3 border-b border-field-800 py-2 text-sm font-semibold transition hover:bg-field-800'

/** The finds by kind; a kind without any is not shown. */
export function FindGroups({ finds }: { finds: Finds }) {
  const t = useText(searchText)
  return (
    <>
      <Group count={finds.games.length} title={t('games')}>
        <Games games={finds.games} />
      </Group>
      <Group count={finds.matches.length} title={t('matches')}>
        <Matches matches={finds.matches} />
      </Group>
      <Group count={finds.promotions.length} title={t('promotions')}>
        <Promotions promotions={finds.promotions} />
      </Group>
      <Group count={finds.pages.length} title={t('pages')}>
        <Pages pages={finds.pages} />
      </Group>
    </>
  )
}

function Group(props: { title: string; count: number; children: ReactNode }) {
  if (props.count === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{props.title}</h2>
      {props.children}
    </section>
  )
}

function Games({ games }: Pick<Finds, 'games'>) {
  const own = useFavourites().data ?? []
  return (
    <ul className={gameGridClass}>
      {games.map((game) => (
        <li key={game.code}>
          <GameTile favourite={own.includes(game.code)} game={game} />
        </li>
      ))}
    </ul>
  )
}

function Matches({ matches }: Pick<Finds, 'matches'>) {
  const language = useLanguage()
  return (
    <ul>
      {matches.map((match) => (
        <li key={match.event_id}>
          <Link className={rowClass} params={{ eventId: match.event_id }} to={paths.match}>
            <span className="min-w-0 flex-1">
              {textIn(match, 'name', language)}
              <span className="tabular block text-xs font-normal text-quiet">
                {siteTime(match.starts_at)}
              </span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Promotions({ promotions }: Pick<Finds, 'promotions'>) {
  const language = useLanguage()
  return (
    <ul>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <Link className={rowClass} to={paths.promotions}>
            <img
              alt=""
              className="aspect-[2/1] w-20 shrink-0 rounded-md bg-field-800"
              height={40}
              loading="lazy"
              src={storageUrl(textIn(promotion, 'thumbnail', language))}
              width={80}
            />
            <span className="min-w-0 flex-1">{bareText(textIn(promotion, 'name', language))}</span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Pages({ pages }: Pick<Finds, 'pages'>) {
  const language = useLanguage()
  const known = PAGE_KEYS.flatMap((key) =>
    pages.filter((page) => page.key === key).map((page) => ({ ...page, key })),
  )
  return (
    <ul>
      {known.map((page) => (
        <li key={page.key}>
          <Link className={rowClass} to={pagePaths[page.key]}>
            <span className="min-w-0 flex-1">{textIn(page, 'name', language)}</span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
