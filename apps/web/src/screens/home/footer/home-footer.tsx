import { PAGE_KEYS } from '@maidan/contract/facts'
import { contentText, homeText } from '@maidan/locales'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { PageLinks } from '../../../app/shell/page-links.tsx'
import { AppLink } from './app-link.tsx'
import { Ambassadors, Sponsors } from './footer-pictures.tsx'
import { Licence } from './licence.tsx'
import { PaymentTiles } from './payment-tiles.tsx'
import { ResponsibleGaming } from './responsible-gaming.tsx'

const linkClass = 'flex min-h-11 items-center text-sm text-quiet underline underline-offset-4'

/**
 * The foot of home: six blocks, then what the site offers in words (HOME-17, NAV-77). `wished` is
 * the id of a block to scroll to, from the address's hash.
 */
export function HomeFooter({ wished }: { wished: string }) {
  const t = useText(homeText)
  const content = useText(contentText)
  useEffect(() => {
    if (wished !== '') document.getElementById(wished)?.scrollIntoView()
  }, [wished])
  return (
    <footer className="flex flex-col gap-8 border-t border-field-800 bg-field-900/50 px-4 pt-8 pb-28">
      <Block title={t('sponsors')}>
        <Sponsors />
      </Block>
      <Block id="ambassador" title={t('ambassadors')}>
        <Ambassadors />
      </Block>
      <Block title={t('paymentMethods')}>
        <PaymentTiles />
      </Block>
      <Block title={t('responsibleGaming')}>
        <ResponsibleGaming />
      </Block>
      <Block title={t('licence')}>
        <Licence />
      </Block>
      <Block title={t('mobileApp')}>
        <AppLink />
      </Block>
      <section className="border-t border-field-800 pt-6 text-sm text-quiet">
        <h2 className="mb-2 font-semibold text-text">{t('aboutTitle')}</h2>
        <p>{t('aboutPlay')}</p>
        <p className="mt-2">{t('aboutBonus')}</p>
      </section>
      <nav
        aria-label={content('pages')}
        className="flex flex-wrap gap-x-6 border-t border-field-800 pt-4"
      >
        <PageLinks className={linkClass} keys={PAGE_KEYS} />
      </nav>
    </footer>
  )
}

function Block({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section className="scroll-mt-16" id={id}>
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
