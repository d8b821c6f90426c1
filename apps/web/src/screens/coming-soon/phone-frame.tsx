import { pagesText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { ChevronLeft } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'

/** It is our own site that the frame holds: it needs its storage, its scripts and its windows. */
const ownSite = { sandbox: 'allow-forms allow-modals allow-popups allow-same-origin allow-scripts' }

/** The mobile site in a frame of a phone's size; its own width makes it the mobile one. */
export function PhoneFrame() {
  const t = useText(pagesText)
  return (
    <main className="flex min-h-dvh items-center justify-center gap-8 p-6">
      <h1 className="sr-only">{t('phoneFrame')}</h1>
      <Link
        className={buttonClass({ look: 'secondary', className: 'self-start' })}
        search={{}}
        to={paths.home}
      >
        <ChevronLeft aria-hidden className="size-5" />
        {t('leavePhoneFrame')}
      </Link>
      <div className="rounded-[44px] border border-field-600 bg-field-800 p-3 shadow-float">
        <iframe
          className="h-[min(844px,calc(100dvh-72px))] w-[390px] rounded-[32px] bg-field-950"
          {...ownSite}
          src={paths.home}
          title={t('phoneFrame')}
        />
      </div>
    </main>
  )
}
