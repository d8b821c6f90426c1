import { exchangePagesText, oddsText, valueWriter } from '@maidan/locales'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { nameIn } from '../../../features/odds/markets/names.ts'
import { SportIcon } from '../../../features/odds/events/sport-icon.tsx'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { rowLevels } from './tree-rows.ts'
import type { TreeRow } from './tree-rows.ts'

type Props = {
  row: TreeRow
  isShown: boolean
  tabIndex: 0 | -1
  onFocus: () => void
  onPress: () => void
}

/** A line of the tree: a branch with what it counts, or a match. */
export function TreeLine({ row, isShown, tabIndex, onFocus, onPress }: Props) {
  return (
    <div
      aria-level={rowLevels[row.kind]}
      aria-selected={isShown}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-1.5 pr-3 text-sm -outline-offset-2 transition hover:bg-field-800',
        lineClass[row.kind],
        isShown && 'bg-field-800 text-text! shadow-[inset_3px_0] shadow-floodlight',
      )}
      onClick={onPress}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
      role="treeitem"
      tabIndex={tabIndex}
      {...(row.kind !== 'match' && { 'aria-expanded': row.expanded })}
    >
      <Content row={row} />
    </div>
  )
}

const lineClass = {
  sport: 'pl-2 font-semibold',
  competition: 'pl-4 text-quiet',
  match: 'py-1 pl-9 leading-snug text-quiet',
} as const satisfies Record<TreeRow['kind'], string>

function Content({ row }: { row: TreeRow }) {
  const t = useText(oddsText)
  const pages = useText(exchangePagesText)
  const language = useLanguage()
  if (row.kind === 'match') {
    return (
      <>
        <span className="min-w-0 flex-1">{nameIn(row.event.names, language)}</span>
        {row.live && (
          <span className="size-2 shrink-0 rounded-full bg-grass" title={pages('inPlay')}>
            <span className="sr-only">{pages('inPlay')}</span>
          </span>
        )}
      </>
    )
  }
  return (
    <>
      <ChevronRight
        aria-hidden
        className={clsx('size-4 shrink-0 text-quiet transition', row.expanded && 'rotate-90')}
      />
      {row.kind === 'sport' && <SportIcon className="size-5 text-floodlight" sport={row.sport} />}
      <span className="min-w-0 flex-1 py-1 leading-snug">
        {row.kind === 'sport' ? t(row.sport) : nameIn(row.names, language) || t('matchOdds')}
      </span>
      <span className="tabular text-xs text-quiet">{valueWriter(language)(row.count)}</span>
    </>
  )
}
