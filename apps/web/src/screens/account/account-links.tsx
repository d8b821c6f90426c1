import { accountText } from '@maidan/locales'
import { cardClass } from '@maidan/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'
import { accountGroups } from './account-groups.ts'

/** The groups as lists of links. */
export function AccountLinks() {
  const t = useText(accountText)
  return accountGroups.map(({ title, entries }) => (
    <section key={title}>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{t(title)}</h2>
      <ul className={cardClass}>
        {entries.map(({ label, to, icon: Icon }) => (
          <li className="border-field-800 not-first:border-t" key={label}>
            <Link className="flex min-h-14 items-center gap-3 px-4" to={to}>
              <Icon aria-hidden className="size-5 shrink-0 text-grass" />
              <span className="flex-1">{t(label)}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
