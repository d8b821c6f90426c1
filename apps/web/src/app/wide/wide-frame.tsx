import { Suspense, useEffect } from 'react'
import { Outlet } from '../../lib/router/outlet.tsx'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { fits, paths } from '../../lib/paths.ts'
import { ScreenPending } from '../routes/screen-pending.tsx'
import { ComingSoon } from './coming-soon-lazy.ts'
import { ProductFrame } from './product-frame-lazy.ts'
import { useLanding } from './use-landing.ts'
import { isBarePage, isDocumentPage } from './wide-paths.ts'

const FramedPage = lazyScreen(async () => (await import('./framed-page.tsx')).FramedPage)

/**
 * What stands around a screen on a wide window: the documents' header and footer around their pages,
 * nothing around the ways in, and the wide product around everything else.
 */
export function WideFrame({ pathname }: { pathname: string }) {
  return (
    <Suspense fallback={<ScreenPending />}>
      <Framed pathname={pathname} />
    </Suspense>
  )
}

function Framed({ pathname }: { pathname: string }) {
  const landing = useLanding()
  const isHome = fits(paths.home, pathname)
  const mayLand = isHome && landing.isShown !== false
  useEffect(() => {
    if (mayLand) void ComingSoon.preload()
  }, [mayLand])
  if (isHome && landing.isShown === undefined) return <ScreenPending />
  if (isHome && landing.isShown === true) return <ComingSoon onEnter={landing.enter} />
  if (isBarePage(pathname)) return <Outlet />
  if (isDocumentPage(pathname))
    return (
      <FramedPage>
        <Outlet />
      </FramedPage>
    )
  return (
    <ProductFrame pathname={pathname}>
      <Outlet />
    </ProductFrame>
  )
}
