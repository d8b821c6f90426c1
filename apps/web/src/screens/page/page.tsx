import { contentText } from '@maidan/locales'
import { ErrorState, SkeletonRows } from '@maidan/ui'
import { useLocation } from '../../lib/router/use-location.ts'
import { SitePage } from '../../app/frames/site-page.tsx'
import { usePage } from '../../features/pages/queries.ts'
import { pageKeyOf } from '../../lib/page-paths.ts'
import { useText } from '../../lib/text/language.ts'
import { AgreeCard } from './agree-card.tsx'
import { OtherPages } from './other-pages.tsx'
import { PageBody } from './page-body.tsx'
import { PageHead, PageTail } from './page-parts.tsx'

/** A page of content as staff have published it, with what belongs to it around (NAV-76, AUTH-26). */
export function Page() {
  const t = useText(contentText)
  const key = pageKeyOf(useLocation().pathname)
  const page = usePage(key)
  return (
    <SitePage title={page.data?.title ?? t(key)}>
      <PageHead page={key} />
      {page.data !== undefined ? (
        <PageBody key={key} page={page.data} />
      ) : page.isError ? (
        <ErrorState busy={page.isFetching} onRetry={() => void page.refetch()} />
      ) : (
        <SkeletonRows count={9} rowClass="h-6" />
      )}
      <PageTail page={key} />
      {page.data !== undefined && <AgreeCard key={`${key} card`} page={page.data} />}
      <OtherPages page={key} />
    </SitePage>
  )
}
