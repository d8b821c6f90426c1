import { pagesText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { Handshake } from 'lucide-react'
import { useEffect } from 'react'
import { LanguageSelect } from '../../app/shell/bars/language-select.tsx'
import { SiteLogo } from '../../app/shell/bars/site-logo.tsx'
import { siteAddress } from '../../lib/session/affiliate-host.ts'
import { useText } from '../../lib/text/language.ts'

/**
 * The log-in page of the affiliates, on their sub-host (NAV-54). No house keeps accounts for
 * affiliates, so it says so instead of asking for a name and a password.
 */
export function Affiliate() {
  const t = useText(pagesText)
  useEffect(() => {
    document.title = t('affiliateTitle')
  }, [t])
  const site = siteAddress(location)
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-6 p-4 pt-3">
      <div className="flex items-center justify-between">
        <a className="flex min-h-11 items-center" href={site}>
          <SiteLogo />
        </a>
        <LanguageSelect look="short" />
      </div>
      <span
        aria-hidden
        className="flex size-16 items-center justify-center rounded-full bg-field-800 text-floodlight"
      >
        <Handshake className="size-8" />
      </span>
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold text-balance">{t('affiliateTitle')}</h1>
        <p className="text-quiet">{t('affiliateLead')}</p>
      </header>
      <p className="rounded-card border border-field-700 bg-field-900 p-4">
        {t('affiliateClosed')}
      </p>
      <a className={buttonClass({ wide: true })} href={site}>
        {t('affiliateBack')}
      </a>
    </main>
  )
}
