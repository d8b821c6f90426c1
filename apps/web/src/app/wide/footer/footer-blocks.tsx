import { homeText, wideText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text/language.ts'
import { AppLink } from '../../../screens/home/footer/app-link.tsx'
import { Ambassadors, Sponsors } from '../../../screens/home/footer/footer-pictures.tsx'
import { Licence } from '../../../screens/home/footer/licence.tsx'
import { PaymentTiles } from '../../../screens/home/footer/payment-tiles.tsx'
import { useSupport } from '../../support/use-support.ts'

const guide = ['newMember1', 'newMember2', 'newMember3', 'newMember4'] as const

/** The seven blocks of the footer (NAV-74). */
export function FooterBlocks() {
  const t = useText(wideText)
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-10">
      <Block title={t('support')}>
        <Support />
      </Block>
      <Block title={t('newMember')}>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm text-quiet">
          {guide.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </Block>
      <Block title={t('ambassador')}>
        <Ambassadors />
      </Block>
      <Block title={t('sponsorships')}>
        <Sponsors />
      </Block>
      <Block title={t('androidApp')}>
        <AppLink />
      </Block>
      <Block title={t('licence')}>
        <Licence />
      </Block>
      <div className="col-span-2">
        <Block title={t('payments')}>
          <PaymentTiles />
        </Block>
      </div>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Support() {
  const t = useText(wideText)
  const home = useText(homeText)
  const { openHelp } = useSupport()
  return (
    <>
      <p className="text-sm text-quiet">{t('supportText')}</p>
      <Button className="mt-3" look="secondary" onClick={openHelp} size="small">
        {home('getHelp')}
      </Button>
    </>
  )
}
