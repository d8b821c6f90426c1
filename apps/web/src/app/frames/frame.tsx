import { keepsFocus, useKeptFocus } from '@maidan/ui'
import { clsx } from 'clsx'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet } from '../../lib/router/outlet.tsx'
import { useRouter } from '../../lib/router/router-context.ts'
import { useLocation } from '../../lib/router/use-location.ts'
import { useSiteData } from '../../features/site/queries.ts'
import { useIsMobile } from '../../lib/media.ts'
import { readSession, useSession } from '../../lib/session/session.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { fits, floatDock, hasFloating, hasToolbar, isExchange, paths } from '../../lib/paths.ts'
import { PlayerFrame } from './player-frame-lazy.ts'
import { ComingSoon } from '../wide/coming-soon-lazy.ts'
import { ProductFrame } from '../wide/product-frame-lazy.ts'
import { mayLand } from '../wide/use-landing.ts'
import { ScreenPending } from '../routes/screen-pending.tsx'
import { ChatButton } from '../shell/dock/chat-button.tsx'
import { GuestBar } from '../shell/bars/guest-bar.tsx'
import { OfflineBanner } from '../shell/offline-banner.tsx'
import { LateParts } from '../shell/late-parts.tsx'
import { ScrollTop } from '../shell/dock/scroll-top.tsx'
import { SkipLink } from '../shell/bars/skip-link.tsx'
import { useSessionWatch } from '../player/use-session-watch.ts'

const WideFrame = lazyScreen(async () => {
  // Players go to the product, visitors to the block at `/`: both would else wait for this part.
  if (readSession() !== null) void ProductFrame.preload()
  else if (fits(paths.home, location.pathname) && mayLand()) void ComingSoon.preload()
  return (await import('../wide/wide-frame.tsx')).WideFrame
})

const ExchangeFrame = lazyScreen(
  async () => (await import('../exchange/exchange-frame.tsx')).ExchangeFrame,
)

/** What stands around every screen, and the data that every screen may count on. */
export function Frame() {
  useSiteData()
  useSessionWatch()
  useKeptFocus()
  const loggedIn = useSession() !== null
  const mobile = useIsMobile()
  useGuardAgain(mobile)
  const { pathname } = useLocation()
  return (
    <>
      {mobile ? (
        <MobileFrame pathname={pathname} />
      ) : (
        <Suspense fallback={<ScreenPending />}>
          <WideFrame pathname={pathname} />
        </Suspense>
      )}
      {loggedIn && <PlayerFrame toolbar={mobile && hasToolbar(pathname)} />}
    </>
  )
}

/** What is open on a wide screen may be guarded on a phone: a new width is a new visit (SIL-003). */
function useGuardAgain(mobile: boolean): void {
  const { history } = useRouter()
  const guarded = useRef(mobile)
  useEffect(() => {
    if (guarded.current === mobile) return
    guarded.current = mobile
    history.checkAgain()
  }, [mobile, history])
}

function MobileFrame({ pathname }: { pathname: string }) {
  const loggedIn = useSession() !== null
  const toolbar = hasToolbar(pathname)
  const exchange = loggedIn && isExchange(pathname)
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <div
        {...keepsFocus}
        className={clsx(
          'min-h-dvh outline-none',
          (toolbar || exchange) && 'pb-[calc(5rem+env(safe-area-inset-bottom))]',
        )}
        id="content"
      >
        {exchange ? (
          <Suspense fallback={<ScreenPending />}>
            <ExchangeFrame>
              <Outlet />
            </ExchangeFrame>
          </Suspense>
        ) : (
          <Outlet />
        )}
      </div>
      {toolbar && !loggedIn && <GuestBar />}
      {hasFloating(pathname) && (
        <>
          <ScrollTop dock={floatDock(pathname)} />
          <ChatButton dock={floatDock(pathname)} />
        </>
      )}
      <LateParts />
    </>
  )
}
