import type { PageKey } from '@maidan/contract'
import { PAGE_KEYS } from '@maidan/contract/facts'
import { contentText } from '@maidan/locales'
import { Link } from '../../lib/router/link.tsx'
import { usePages } from '../../features/pages/queries.ts'
import { pagePaths } from '../../lib/page-paths.ts'
import { useText } from '../../lib/text/language.ts'

/** The way from one page of content to the others; nothing until their titles are there. */
export function OtherPages({ page }: { page: PageKey }) {
  const t = useText(contentText)
  const pages = usePages().data?.pages ?? []
  const others = PAGE_KEYS.filter((key) => key !== page).flatMap((key) => {
    const title = pages.find((one) => one.key === key)?.title
    return title === undefined ? [] : [{ key, title }]
  })
  if (others.length === 0) return null
  return (
    <nav aria-label={t('otherPages')} className="border-t border-field-800 pt-4 pb-8">
      <p className="text-sm font-semibold">{t('otherPages')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {others.map(({ key, title }) => (
          <li key={key}>
            <Link
              className="flex min-h-11 items-center text-sm text-quiet transition hover:text-text"
              to={pagePaths[key]}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
