import { productText } from '@maidan/locales'
import { Suspense } from 'react'
import { useGeneral } from '../../features/site/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useSession } from '../../lib/session/session.ts'
import { useText } from '../../lib/text/language.ts'
import { Announcements } from '../home/news/announcements.tsx'
import { MainCarousel } from '../home/news/main-carousel.tsx'
import { NoPageNote } from '../home/no-page-note.tsx'
import { GameShelves } from './game-shelves.tsx'
import { OnwardCard } from '../home/onward/onward-card.tsx'
import { LobbyShelves } from './shelf/lobby-shelves.tsx'
import { MatchesCard } from './matches-card.tsx'
import { PlayedCard } from './played-card.tsx'
import { PromotionsCard } from './promotions-card.tsx'
import { Providers } from './providers.tsx'
import { UnfinishedRounds } from './unfinished/unfinished-rounds.tsx'

const Maintenance = lazyScreen(
  async () => (await import('../maintenance/maintenance.tsx')).Maintenance,
)

/** The home of the wide product, or the maintenance page in its place (SIL-019). */
export function Lobby() {
  const status = useGeneral().data?.site_status
  if (asText(status) !== '0') return <OpenLobby />
  return (
    <Suspense>
      <Maintenance />
    </Suspense>
  )
}

/** Games at the left; matches, offers and the player's own rounds at the right. */
function OpenLobby() {
  const t = useText(productText)
  const loggedIn = useSession() !== null
  return (
    <main className="p-4 pt-1 min-[68.75em]:p-6 min-[68.75em]:pt-3">
      <h1 className="sr-only">{t('lobby')}</h1>
      <div className="grid items-start gap-6 @min-[52rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[70rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[70rem]:gap-8">
        <div className="flex min-w-0 flex-col gap-8">
          <div className="-mx-4">
            <NoPageNote />
            {loggedIn && <UnfinishedRounds className="mx-4 mt-3" />}
            {loggedIn && <OnwardCard />}
            <MainCarousel />
            <Announcements />
          </div>
          <GameShelves />
          <LobbyShelves />
          <Providers />
        </div>
        <div className="flex min-w-0 flex-col gap-6 pt-3">
          <MatchesCard />
          {loggedIn && <PlayedCard />}
          <PromotionsCard />
        </div>
      </div>
    </main>
  )
}
