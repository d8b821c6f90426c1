import { productText } from '@maidan/locales'
import { useText } from '../../../../lib/text/language.ts'
import { sideFoot, sideGroups } from './side-entries.ts'
import type { SideEntry } from './side-entries.ts'
import { SideItem } from './side-item.tsx'
import { useSideName } from './use-side-name.ts'

type Props = { pathname: string; onChat: () => void }

/** Every page of the site, one press away; on a narrow window as icons with their names beside. */
export function SideNavigation(props: Props) {
  const t = useText(productText)
  const name = useSideName()
  return (
    <nav
      aria-label={t('sideMenu')}
      className="sticky top-16 flex h-[calc(100dvh-4rem)] w-16 shrink-0 flex-col border-r border-field-800 min-[1100px]:w-55"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-3 [scrollbar-width:thin]">
        {sideGroups.map(({ key, head, entries }) => (
          <div
            className="border-field-800 not-first:mt-2 not-first:border-t not-first:pt-2"
            key={key}
          >
            {head !== undefined && (
              <p className="hidden px-3 pt-1 pb-1.5 text-xs font-medium text-quiet min-[1100px]:block">
                {name(head)}
              </p>
            )}
            <Items entries={entries} {...props} />
          </div>
        ))}
      </div>
      <div className="border-t border-field-800 px-2 py-2">
        <Items entries={sideFoot} {...props} />
      </div>
    </nav>
  )
}

function Items({ entries, ...props }: Props & { entries: readonly SideEntry[] }) {
  const name = useSideName()
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.name.key}>
          <SideItem entry={entry} name={name(entry.name)} {...props} />
        </li>
      ))}
    </ul>
  )
}
