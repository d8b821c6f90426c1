import { keepsFocus } from '@maidan/ui'
import { productText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../../lib/chunks/use-opened-part.ts'
import { isTrading } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useText } from '../../../lib/text/language.ts'
import { SkipLink } from '../../shell/bars/skip-link.tsx'
import { LateParts } from '../../shell/late-parts.tsx'
import { OfflineBanner } from '../../shell/offline-banner.tsx'
import { DockSlot } from './dock/dock-slot.ts'
import { ProductHeader } from './header/product-header.tsx'
import { ProductFooter } from './product-footer.tsx'
import { ProductPage } from './product-page.tsx'
import { SideNavigation } from './side/side-navigation.tsx'

const DockedChat = lazyScreen(async () => (await import('./dock/docked-chat.tsx')).DockedChat)

type Props = { pathname: string; children: ReactNode }

/** The wide product: bar, side navigation, the page, and room for a pane docked at its right. */
export function ProductFrame({ pathname, children }: Props) {
  const t = useText(productText)
  const loggedIn = useSession() !== null
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [chatOpen, setChatOpen] = useState(false)
  const closeChat = () => setChatOpen(false)
  const hasChat = useOpenedPart(DockedChat, { isOpen: chatOpen, close: closeChat })
  return (
    <DockSlot value={slot}>
      <SkipLink />
      <ProductHeader pathname={pathname} />
      <div className="flex">
        <SideNavigation onChat={() => setChatOpen(!chatOpen)} pathname={pathname} />
        <div
          className={clsx(
            'flex min-w-0 flex-1 flex-col',
            isTrading(pathname) ? 'h-[calc(100dvh-4rem)]' : 'min-h-[calc(100dvh-4rem)]',
          )}
        >
          <OfflineBanner />
          <div {...keepsFocus} className="min-h-0 flex-1 scroll-mt-16 outline-none" id="content">
            <ProductPage pathname={pathname}>{children}</ProductPage>
          </div>
          {!isTrading(pathname) && <ProductFooter />}
        </div>
        <aside
          aria-label={t('beside')}
          className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-[340px] shrink-0 flex-col divide-y divide-field-700 border-l border-field-800 min-[68.75em]:not-empty:flex"
          ref={setSlot}
        />
      </div>
      {chatOpen && hasChat && loggedIn && <DockedChat onClose={closeChat} />}
      <LateParts />
    </DockSlot>
  )
}
