import type { ReactNode } from 'react'
import { Link } from '../../../../lib/router/link.tsx'
import { useLocation } from '../../../../lib/router/use-location.ts'
import { fits, paths } from '../../../../lib/paths.ts'
import { useIsClosed } from '../../../../features/games/catalogue.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { useSupport } from '../../../support/use-support.ts'
import { useClosed } from '../../../shell/closed/use-closed.ts'
import type { GamesSearch } from '../../../routes/route-state.ts'
import { useDockSlot } from '../dock/dock-slot.ts'
import type { SideEntry } from './side-entries.ts'
import './side-item.css'

const itemClass =
  'side-item group flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium text-quiet transition hover:bg-field-800 hover:text-text min-[68.75em]:min-h-9 ' +
  'aria-[current=page]:bg-field-800 aria-[current=page]:text-text'

type Props = { entry: SideEntry; name: string; pathname: string; onChat: () => void }

/** One page of the side navigation. */
export function SideItem({ entry, name, pathname, onChat }: Props) {
  const { type: shownType }: GamesSearch = useLocation().search
  const { target } = entry
  const closed = useClosed()
  const isClosed = useIsClosed()
  const content = <Content icon={entry.icon} name={name} />
  switch (target.kind) {
    case 'path':
      return (
        <Link className={itemClass} to={target.to}>
          {content}
        </Link>
      )
    case 'games': {
      const isOpen = fits(paths.games, pathname) && shownType === target.type
      return (
        <Link
          {...closed(isClosed(target.type))}
          aria-current={isOpen ? 'page' : undefined}
          className={itemClass}
          search={{ type: target.type, system: '', title: name }}
          to={paths.games}
        >
          {content}
        </Link>
      )
    }
    case 'chat':
      return <ChatItem onChat={onChat}>{content}</ChatItem>
  }
}

function Content({ icon: Icon, name }: Pick<SideEntry, 'icon'> & { name: string }) {
  return (
    <>
      <Icon
        aria-hidden
        className="size-5 shrink-0 transition group-aria-[current=page]:text-floodlight"
      />
      <span className="side-name flex-1 truncate">{name}</span>
    </>
  )
}

/** A player's chat opens beside the page where there is room, else as a page; a guest is led to a contact. */
function ChatItem({ onChat, children }: { onChat: () => void; children: ReactNode }) {
  const { openHelp } = useSupport()
  const loggedIn = useSession() !== null
  const hasRoom = useDockSlot() !== null
  return (
    <button className={itemClass} onClick={loggedIn && hasRoom ? onChat : openHelp} type="button">
      {children}
    </button>
  )
}
