import { oddsText, tradingText } from '@maidan/locales'
import { SkeletonRows } from '@maidan/ui'
import { clsx } from 'clsx'
import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useEventLists } from '../../../features/odds/events/event-queries.ts'
import { useGeneral } from '../../../features/site/queries.ts'
import { useKey } from '../../../lib/use-key.ts'
import { useText } from '../../../lib/text/language.ts'
import { useRouteState } from '../../routes/route-state.ts'
import { useNow } from '../use-now.ts'
import { TreeLine } from './tree-line.tsx'
import { rowLevels, treeRows } from './tree-rows.ts'
import type { TreeRow } from './tree-rows.ts'
import { useOpenMatch } from './use-open-match.ts'
import { useTreeKeys } from './use-tree-keys.ts'

type Props = {
  /** Whether it covers the page for the moment, where it has no column of its own. */
  over: boolean
  onOver: (over: boolean) => void
}

/** Every match that can be bet on: sport, competition, match, with what is typed filtering them. */
export function SportsTree({ over, onOver }: Props) {
  const t = useText(tradingText)
  const place = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const openMatch = useOpenMatch()
  useKey('/', () => {
    onOver(true)
    requestAnimationFrame(() => field.current?.focus())
  })
  useKey('Escape', () => onOver(false))
  const open = (row: TreeRow) => {
    if (row.kind !== 'match') return
    openMatch(row.event)
    onOver(false)
  }
  return (
    <section
      aria-label={t('tree')}
      className={clsx(
        'absolute inset-y-0 left-0 z-20 w-64 flex-col border-r border-field-800 bg-field-950 min-[80em]:static min-[80em]:flex min-[80em]:w-auto',
        over ? 'flex shadow-float min-[80em]:shadow-none' : 'hidden',
      )}
      ref={place}
    >
      <div className="shrink-0 p-2">
        <input
          aria-keyshortcuts="/"
          aria-label={t('findMatch')}
          className="h-9 w-full rounded-md border border-field-700 bg-field-900 px-3 text-sm"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => goToFirst(event, place.current)}
          placeholder={t('findMatchKey')}
          ref={field}
          title={t('findMatchKey')}
          type="search"
          value={typed}
        />
      </div>
      <Lines onOpen={open} typed={typed} />
    </section>
  )
}

/** From the field to the first match of the list: the arrow goes there, Enter opens it as well. */
function goToFirst(event: KeyboardEvent<HTMLInputElement>, place: HTMLElement | null): void {
  const opens = event.key === 'Enter' && event.currentTarget.value.trim() !== ''
  if (!opens && event.key !== 'ArrowDown') return
  event.preventDefault()
  const first = place?.querySelector<HTMLElement>(
    `[role=treeitem][aria-level='${rowLevels.match}']`,
  )
  first?.focus()
  if (opens) first?.click()
}

function Lines({ typed, onOpen }: { typed: string; onOpen: (row: TreeRow) => void }) {
  const t = useText(tradingText)
  const odds = useText(oddsText)
  const { events, settled, failed } = useEventLists(useGeneral().data?.odds_url ?? '')
  const nowMs = useNow()
  const shownMatch = useRouteState('oddsView')?.marketId
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(
    () => treeRows(events, { nowMs, typed, toggled }),
    [events, nowMs, typed, toggled],
  )
  const toggle = (key: string) =>
    setToggled((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  const { tree, onKeyDown, standsAt, stand } = useTreeKeys(rows, { onToggle: toggle })
  const press = (row: TreeRow) => {
    stand(row.key)
    if (row.kind === 'match') onOpen(row)
    else toggle(row.key)
  }
  if (rows.length === 0) {
    if (!settled) return <SkeletonRows count={8} rowClass="h-7 mx-2" />
    const isFiltered = typed.trim() !== '' && !failed
    const why = odds(failed ? 'matchesFailed' : 'nothingOn')
    return <p className="p-4 text-sm text-quiet">{isFiltered ? t('noMatch') : why}</p>
  }
  return (
    <div
      aria-label={t('tree')}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4 [scrollbar-width:thin]"
      onKeyDown={onKeyDown}
      ref={tree}
      role="tree"
      tabIndex={-1}
    >
      {rows.map((row, place) => (
        <TreeLine
          isShown={row.key === shownMatch}
          key={row.key}
          onFocus={() => stand(row.key)}
          onPress={() => press(row)}
          row={row}
          tabIndex={place === standsAt ? 0 : -1}
        />
      ))}
    </div>
  )
}
