import { deskText, gameDeskText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { useGames } from '../../features/games/queries.ts'
import type { Stoppable } from '../../features/games/queries.ts'
import { useMe } from '../../features/overview/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Pager } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { GameFinder } from './game-finder.tsx'
import { GameList } from './game-list.tsx'
import { ProviderList } from './provider-list.tsx'
import { StopDialog } from './stop-dialog.tsx'

/** What players are offered, and the way to stop a game or a provider that does wrong. */
export function Games() {
  const t = useText(gameDeskText)
  const title = useText(deskText)('games')
  const address = useAddress()
  const change = useChangeAddress()
  const role = useMe()?.role
  const [asked, setAsked] = useState<Stoppable>()
  const { search = '', provider = '', show } = address
  const filter = { search, provider, isStopped: show === 'stopped' }
  const games = useGames(filter, pageOf(address))
  const onAct = role === 'cashier' || role === 'admin' ? setAsked : undefined
  const filterBy = (next: Record<string, string>) => change({ ...next, page: '' })
  return (
    <>
      <ScreenHead title={title}>
        <GameFinder filter={filter} onChange={filterBy} />
      </ScreenHead>
      <QueryView query={games} skeleton={<SkeletonRows count={10} rowClass="h-11" />}>
        {(list) => (
          <>
            <Scroller className="min-h-0 flex-1" label={title}>
              <div className="flex flex-col gap-4 p-4">
                <p className="max-w-3xl text-sm text-quiet">{t('lead')}</p>
                <ProviderList
                  chosen={provider}
                  onAct={onAct}
                  onChoose={(next) => filterBy({ provider: next })}
                  providers={list.providers}
                />
                <GameList
                  filter={filter}
                  games={list.data}
                  onAct={onAct}
                  onClear={() => filterBy({ search: '', provider: '', show: '' })}
                />
              </div>
            </Scroller>
            <Pager of={list} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </QueryView>
      {asked !== undefined && <StopDialog onClose={() => setAsked(undefined)} target={asked} />}
    </>
  )
}
