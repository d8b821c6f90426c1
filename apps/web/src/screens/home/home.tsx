import { Suspense } from 'react'
import { latePart } from '../../lib/chunks/late-part.tsx'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { useOnward } from '../../lib/session/onward.ts'
import { useSession } from '../../lib/session/session.ts'
import { Announcements } from './news/announcements.tsx'
import { Categories } from './games/categories.tsx'
import { GameRails } from './games/game-rails.tsx'
import { HomeFooterSlot } from './footer/home-footer-slot.tsx'
import { HomeHeader } from './home-header.tsx'
import { HotCardSlot } from './news/hot-card-slot.tsx'
import { NearSlot } from './near-slot.tsx'
import { MainCarousel } from './news/main-carousel.tsx'
import { NoPageNote } from './no-page-note.tsx'

const WalletStrip = latePart(
  async () => (await import('./wallet-strip.tsx')).WalletStrip,
  () => <div className="h-[3.75rem]" />,
)

const HomeMatches = latePart(async () => (await import('./lobby/home-matches.tsx')).HomeMatches)

const HomeShelves = latePart(async () => (await import('./lobby/home-shelves.tsx')).HomeShelves)

const OnwardCard = latePart(async () => (await import('./onward/onward-card.tsx')).OnwardCard)

const UnfinishedRounds = latePart(
  async () => (await import('../lobby/unfinished/unfinished-rounds.tsx')).UnfinishedRounds,
)

const Maintenance = lazyScreen(
  async () => (await import('../maintenance/maintenance.tsx')).Maintenance,
)

/** The home of a phone, or the maintenance page in its place (SIL-019). */
export function Home() {
  const status = useGeneral().data?.site_status
  if (asText(status) !== '0') return <OpenHome />
  return (
    <Suspense>
      <Maintenance />
    </Suspense>
  )
}

/** Fetched only where there is something to go on to. */
function Onward() {
  return useOnward() !== null && <OnwardCard />
}

function OpenHome() {
  const loggedIn = useSession() !== null
  return (
    <>
      <HomeHeader />
      <main className="mx-auto flex max-w-3xl flex-col pb-6">
        <NoPageNote />
        {loggedIn && <WalletStrip />}
        {loggedIn && <UnfinishedRounds className="mx-4 mt-3" />}
        {loggedIn && <Onward />}
        <MainCarousel />
        <Announcements />
        <Categories />
        <NearSlot className="min-h-24">
          <HomeMatches />
        </NearSlot>
        <GameRails />
        <NearSlot className="min-h-72">
          <HomeShelves />
        </NearSlot>
      </main>
      <HomeFooterSlot />
      <HotCardSlot />
    </>
  )
}
