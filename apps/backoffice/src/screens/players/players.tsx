import { playersText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { paths } from '../../app/paths.ts'
import { usePlayers } from '../../features/players/queries.ts'
import { useWide } from '../../lib/use-wide.ts'
import { NothingFound } from '../../parts/tables/nothing-found.tsx'
import { PagedList } from '../../parts/tables/paged-list.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { SearchBox } from '../../parts/tables/search-box.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { playerColumns } from './player-columns.tsx'
import { PlayerRows } from './player-rows.tsx'

const tablePx = 900

/** Everybody who plays here, newest first. */
export function Players() {
  const t = useText(playersText)
  const address = useAddress()
  const change = useChangeAddress()
  const navigate = useNavigate()
  const { search = '' } = address
  const players = usePlayers(search, pageOf(address))
  const asTable = useWide(tablePx)
  const columns = useMemo(() => playerColumns(t), [t])
  const find = (next: string) => change({ search: next, page: '' })
  return (
    <>
      <ScreenHead title={t('title')}>
        <SearchBox hint={t('searchHint')} onSearch={find} value={search} />
      </ScreenHead>
      <PagedList
        asTable={asTable}
        columns={columns}
        empty={
          <NothingFound
            hint={t('nobodyFoundHint')}
            onClear={() => find('')}
            title={t('nobodyFound')}
          />
        }
        label={t('title')}
        renderRows={(rows) => <PlayerRows rows={rows} />}
        onOpen={({ id }) => void navigate({ to: paths.player, params: { playerId: String(id) } })}
        onPage={(page) => change({ page: String(page) })}
        query={players}
        rowId={({ id }) => String(id)}
      />
    </>
  )
}
