import { deskText, gameDeskText } from '@maidan/locales'
import { Card, EmptyState, useText } from '@maidan/ui'
import { useMemo } from 'react'
import type { GameFilter, GameLine, Stoppable } from '../../features/games/queries.ts'
import { useWide } from '../../lib/use-wide.ts'
import { DataTable } from '../../parts/tables/data-table.tsx'
import { NothingFound } from '../../parts/tables/nothing-found.tsx'
import { gameColumns } from './game-columns.tsx'
import { GameRows } from './game-rows.tsx'

type Props = {
  games: GameLine[]
  filter: GameFilter
  onClear: () => void
  onAct: ((target: Stoppable) => void) | undefined
}

const tablePx = 900

/** The games of a page: a table where there is room, else rows for a thumb; or that there are none. */
export function GameList({ games, filter, onClear, onAct }: Props) {
  const t = useText(gameDeskText)
  const label = useText(deskText)('games')
  const asTable = useWide(tablePx)
  const columns = useMemo(() => gameColumns(t, onAct), [t, onAct])
  const isWhole = filter.search === '' && filter.provider === ''
  if (games.length === 0 && filter.isStopped && isWhole)
    return <EmptyState title={t('noneStopped')} />
  if (games.length === 0)
    return <NothingFound hint={t('nothingHint')} onClear={onClear} title={t('nothing')} />
  if (!asTable) return <GameRows games={games} onAct={onAct} />
  return (
    <Card className="overflow-hidden" padded={false}>
      <DataTable columns={columns} label={label} rowId={({ code }) => code} rows={games} />
    </Card>
  )
}
