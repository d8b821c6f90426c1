import { Suspense } from 'react'
import { isAffiliateHost } from '../lib/session/affiliate-host.ts'
import { lazyScreen } from '../lib/chunks/lazy-screen.ts'
import { Providers } from './providers.tsx'
import { Frame } from './frames/frame.tsx'
import { ScreenFailure } from './routes/screen-failure.tsx'
import { ScreenPending } from './routes/screen-pending.tsx'
import { Catch } from '../lib/router/catch.tsx'
import { RouterProvider } from '../lib/router/router-provider.tsx'
import { routes, siteHistory } from './router.tsx'

const Affiliate = lazyScreen(
  async () => (await import('../screens/affiliate/affiliate.tsx')).Affiliate,
)

/** The site, or the one page of its affiliate sub-host. */
export function App() {
  return (
    <Providers>
      {isAffiliateHost(location) ? (
        <Suspense>
          <Affiliate />
        </Suspense>
      ) : (
        <RouterProvider
          failure={ScreenFailure}
          history={siteHistory}
          pending={ScreenPending}
          routes={routes}
        >
          <Catch failure={ScreenFailure} place={null}>
            <Frame />
          </Catch>
        </RouterProvider>
      )}
    </Providers>
  )
}
