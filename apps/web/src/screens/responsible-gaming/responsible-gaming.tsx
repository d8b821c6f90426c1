import { homeText, wideText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSupport } from '../../app/support/use-support.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { useText } from '../../lib/text/language.ts'
import { careTopics } from './care-topics.ts'
import { SitePage } from '../../app/frames/site-page.tsx'

const pictures = { adults: '18plus', limits: 'limits', playSafe: 'play-safe' } as const
const words = { adults: 'adultsText', limits: 'limitsText', playSafe: 'playSafeText' } as const

/** How to play with care, and who helps (NAV-75, NAV-76, SIL-037). */
export function ResponsibleGamingPage() {
  const t = useText(wideText)
  const home = useText(homeText)
  const { openHelp } = useSupport()
  const wished = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (wished !== '') document.getElementById(wished)?.scrollIntoView()
  }, [wished])
  return (
    <SitePage title={t('responsible')}>
      <p className="text-quiet">{home('responsibleText')}</p>
      {careTopics.map((topic) => (
        <section className="flex scroll-mt-40 items-start gap-4" id={topic} key={topic}>
          <img
            alt=""
            className="size-14 shrink-0"
            height={56}
            src={storageUrl(`responsible/${pictures[topic]}.svg`)}
            width={56}
          />
          <div className="min-w-0">
            <h2 className="text-lg font-semibold">{t(topic)}</h2>
            <p className="text-quiet">{t(words[topic])}</p>
          </div>
        </section>
      ))}
      <p className="text-quiet">{home('helpText')}</p>
      <Button className="self-start" look="secondary" onClick={openHelp}>
        {home('getHelp')}
      </Button>
    </SitePage>
  )
}
