import { homeText, wideText } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'
import { Licence } from '../home/footer/licence.tsx'
import { SitePage } from '../../app/frames/site-page.tsx'

/** What the site is and for whom (NAV-76, SIL-037). */
export function AboutUs() {
  const t = useText(wideText)
  const home = useText(homeText)
  return (
    <SitePage title={t('aboutUs')}>
      <section className="flex flex-col gap-3 text-quiet">
        <h2 className="text-lg font-semibold text-text">{home('aboutTitle')}</h2>
        <p>{t('about')}</p>
        <p>{home('aboutBonus')}</p>
      </section>
      <section>
        <h2 className="mb-3 text-lg font-semibold">{t('licence')}</h2>
        <Licence />
      </section>
    </SitePage>
  )
}
