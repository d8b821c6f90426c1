import { publishingText } from '@maidan/locales'
import { Badge, SkeletonRows, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { usePages, type PageLine } from '../../features/pages/queries.ts'
import { When } from '../../parts/facts/when.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'

/** The pages of content: which version is published, by whom and when. */
export function Pages() {
  const t = useText(publishingText)
  const pages = usePages()
  return (
    <>
      <ScreenHead title={t('title')} />
      <Scroller className="min-h-0 flex-1" label={t('title')}>
        <p className="max-w-3xl px-4 pt-4 text-sm text-quiet">{t('lead')}</p>
        <QueryView query={pages} skeleton={<SkeletonRows count={7} rowClass="h-14" />}>
          {({ data }) => (
            <ul className="m-4 max-w-3xl divide-y divide-field-800 rounded-card border border-field-800">
              {data.map((page) => (
                <li key={page.key}>
                  <PageRow page={page} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Scroller>
    </>
  )
}

function PageRow({ page }: { page: PageLine }) {
  const t = useText(publishingText)
  return (
    <Link
      className="flex min-h-14 items-center gap-3 px-4 py-2 text-sm hover:bg-field-900"
      params={{ page: page.key }}
      to={paths.page}
    >
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-4">
        <b className="min-w-0 flex-1 text-base font-semibold">{page.title}</b>
        <span className="flex flex-wrap items-center gap-x-3 text-quiet">
          <span>
            {page.published_by === null
              ? t('firstWords')
              : t('publishedBy', { name: page.published_by })}
          </span>
          <When at={page.published_at} />
        </span>
      </span>
      <Badge>{t('version', { version: page.version })}</Badge>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
    </Link>
  )
}
