import { productText } from '@maidan/locales'
import { clsx } from 'clsx'
import { isTrading } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text/language.ts'
import { useDockRoom } from '../dock/dock-slot.ts'
import { sideFoot, sideGroups } from './side-entries.ts'
import type { SideEntry } from './side-entries.ts'
import { SideItem } from './side-item.tsx'
import { useSideName } from './use-side-name.ts'

type Props = { pathname: string; onChat: () => void }

/**
 * Every page of the site, one press away; as icons with their names beside where the window is narrow
 * or the page is one for trading, which has a tree of its own.
 */
export function SideNavigation(props: Props) {
  const t = useText(productText)
  const name = useSideName()
  const hasRoom = useDockRoom()
  const narrow = !hasRoom || isTrading(props.pathname)
  return (
    <nav
      aria-label={t('sideMenu')}
      className={clsx(
        'sticky top-16 flex h-[calc(100dvh-4rem)] shrink-0 flex-col border-r border-field-800',
        narrow ? 'w-16' : 'w-55',
      )}
      data-narrow={narrow || undefined}
    >
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-3 [scrollbar-width:thin]">
        {sideGroups.map(({ key, head, entries }) => (
          <div
            className="border-field-800 not-first:mt-2 not-first:border-t not-first:pt-2"
            key={key}
          >
            {head !== undefined && !narrow && (
              <p className="px-3 pt-1 pb-1.5 text-xs font-medium text-quiet">{name(head)}</p>
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
