import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Search } from 'lucide-react'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../../lib/paths.ts'

/** The way to the search over the whole site. */
export function SearchLink() {
  const t = useText(shellText)
  return (
    <Link
      aria-label={t('search')}
      className="inline-flex size-[44px] shrink-0 items-center justify-center rounded-full transition hover:bg-field-800"
      title={t('search')}
      to={paths.search}
    >
      <Search aria-hidden className="size-5" />
    </Link>
  )
}
