import { gameDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { GameFilter } from '../../features/games/queries.ts'
import { SearchBox } from '../../parts/tables/search-box.tsx'
import { Segments } from '../../parts/tables/segments.tsx'

type Props = {
  filter: GameFilter
  onChange: (next: { show?: string; search?: string }) => void
}

/** Which games the list shows: all or those that are stopped, and by a word. */
export function GameFinder({ filter, onChange }: Props) {
  const t = useText(gameDeskText)
  return (
    <>
      <Segments
        items={(['all', 'stopped'] as const).map((value) => ({ value, label: t(`view_${value}`) }))}
        label={t('show')}
        onChange={(next) => onChange({ show: next === 'all' ? '' : next })}
        value={filter.isStopped ? 'stopped' : 'all'}
      />
      <SearchBox
        hint={t('searchHint')}
        onSearch={(search) => onChange({ search })}
        value={filter.search}
      />
    </>
  )
}
