import { keepsFocus } from '@maidan/ui'
import type { ReactNode } from 'react'
import { OfflineBanner } from '../shell/offline-banner.tsx'
import { SkipLink } from '../shell/bars/skip-link.tsx'
import { WideFooter } from './footer/wide-footer.tsx'
import { WideHeader } from './header/wide-header.tsx'

/** A wide page between the site's header, for which 145 px stay free, and its footer (NAV-70). */
export function FramedPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <WideHeader />
      <div className="min-h-dvh pt-[9.0625rem]">
        <OfflineBanner />
        <div {...keepsFocus} className="min-h-[60dvh] scroll-mt-40 outline-none" id="content">
          {children}
        </div>
        <WideFooter />
      </div>
    </>
  )
}
