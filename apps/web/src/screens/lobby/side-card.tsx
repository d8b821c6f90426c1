import { oddsText } from '@maidan/locales'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import type { Path } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'

type Props = { title: string; to: Path; children: ReactNode }

/** A card of the lobby's right column: its head leads to all that it shows some of. */
export function SideCard({ title, to, children }: Props) {
  const t = useText(oddsText)
  const id = useId()
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-card border border-field-700">
      <div className="flex min-h-12 items-center gap-2 pr-2 pl-4">
        <h2 className="flex-1 text-sm font-semibold text-quiet" id={id}>
          {title}
        </h2>
        <Link
          aria-label={`${t('seeAll')}: ${title}`}
          className="flex min-h-11 items-center gap-0.5 px-2 text-sm font-semibold transition hover:text-floodlight"
          to={to}
        >
          {t('seeAll')}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </div>
      {children}
    </section>
  )
}
