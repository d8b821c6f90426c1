import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isAffiliateHost } from '../lib/session/affiliate-host.ts'
import { lazyScreen } from '../lib/chunks/lazy-screen.ts'
import { Providers } from './providers.tsx'
import { router } from './router.tsx'

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
        <RouterProvider router={router} />
      )}
    </Providers>
  )
}
