import { contentText } from '@maidan/locales'
import { parseProse, siteDate } from '@maidan/ui'
import { useEffect, useMemo } from 'react'
import { useLocation } from '../../lib/router/use-location.ts'
import type { Page } from '../../features/pages/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { SiteProse } from '../../lib/text/site-prose.tsx'
import { Answers } from './answers.tsx'

/** The words of a page, the version that they are, and the part of it that the address names. */
export function PageBody({ page }: { page: Page }) {
  const t = useText(contentText)
  const blocks = useMemo(() => parseProse(page.body), [page.body])
  const place = useLocation()
  useEffect(() => {
    if (place.hash !== '') document.getElementById(place.hash)?.scrollIntoView()
  }, [place])
  return (
    <>
      {page.key === 'help' ? <Answers blocks={blocks} /> : <SiteProse blocks={blocks} />}
      <p className="text-sm text-quiet">
        {t('published', { version: page.version, date: siteDate(page.published_at) })}
      </p>
    </>
  )
}
