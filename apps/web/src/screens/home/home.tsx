import { Suspense } from 'react'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { ScreenPending } from '../../app/routes/screen-pending.tsx'
import { useGeneral } from '../../features/site/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { useIsMobile } from '../../lib/media.ts'
import { useSession } from '../../lib/session/session.ts'
import { Announcements } from './news/announcements.tsx'
import { Categories } from './games/categories.tsx'
import { GameRails } from './games/game-rails.tsx'
import { HomeFooterSlot } from './footer/home-footer-slot.tsx'
import { HomeHeader } from './home-header.tsx'
import { HotCardSlot } from './news/hot-card-slot.tsx'
import { MainCarousel } from './news/main-carousel.tsx'
import { NoPageNote } from './no-page-note.tsx'

const WalletStrip = lazyScreen(async () => (await import('./wallet-strip.tsx')).WalletStrip)

const Lobby = lazyScreen(async () => (await import('../lobby/lobby.tsx')).Lobby)

const Maintenance = lazyScreen(
  async () => (await import('../maintenance/maintenance.tsx')).Maintenance,
)

/** The home of a phone, the lobby of a wide screen, or the maintenance page in their place (SIL-019). */
export function Home() {
  const status = useGeneral().data?.site_status
  const mobile = useIsMobile()
  if (asText(status) === '0') {
    return (
      <Suspense>
        <Maintenance />
      </Suspense>
    )
  }
  if (mobile) return <OpenHome />
  return (
    <Suspense fallback={<ScreenPending />}>
      <Lobby />
    </Suspense>
  )
}

function OpenHome() {
  const loggedIn = useSession() !== null
  return (
    <>
      <HomeHeader />
      <main className="mx-auto flex max-w-3xl flex-col pb-6">
        <NoPageNote />
        {loggedIn && (
          <Suspense fallback={<div className="h-[3.75rem]" />}>
            <WalletStrip />
          </Suspense>
        )}
        <MainCarousel />
        <Announcements />
        <Categories />
        <GameRails />
      </main>
      <HomeFooterSlot />
      <HotCardSlot />
    </>
  )
}
