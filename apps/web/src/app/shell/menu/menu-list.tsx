import { shellText } from '@maidan/locales'
import { showToast, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../../lib/router/link.tsx'
import { useIsClosed } from '../../../features/games/catalogue.ts'
import { useGeneral } from '../../../features/site/queries.ts'
import { affiliateAddress } from '../../../lib/session/affiliate-host.ts'
import { paths } from '../../../lib/paths.ts'
import { useSupport } from '../../support/use-support.ts'
import { useClosed } from '../closed/use-closed.ts'
import { menuEntries, sportsEntries } from './menu-entries.ts'
import type { MenuEntry } from './menu-entries.ts'

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-card px-3 text-left font-medium transition hover:bg-field-800 active:bg-field-800'

/** The entries of the side menu. */
export function MenuList({ onLeave }: { onLeave: () => void }) {
  return (
    <ul className="relative flex-1 overflow-y-auto overscroll-contain p-2">
      {menuEntries.map((entry) => (
        <li key={entry.text}>
          <Entry entry={entry} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, onLeave }: { entry: MenuEntry; onLeave: () => void }) {
  const t = useText(shellText)
  const { openHelp } = useSupport()
  const { target } = entry
  const name = t(entry.text)
  switch (target.kind) {
    case 'path':
      return (
        <Link
          className={rowClass}
          onClick={onLeave}
          to={target.to}
          {...(target.hash !== undefined && { hash: target.hash })}
        >
          <RowContent entry={entry} />
        </Link>
      )
    case 'games':
      return <GamesLink entry={entry} onLeave={onLeave} title={name} type={target.type} />
    case 'sports':
      return <SportsEntry entry={entry} onLeave={onLeave} />
    case 'affiliate':
      return <AffiliateLink entry={entry} />
    case 'help':
      return (
        <button
          className={rowClass}
          onClick={() => {
            onLeave()
            openHelp()
          }}
          type="button"
        >
          <RowContent entry={entry} />
        </button>
      )
  }
}

function RowContent({ entry, end }: { entry: MenuEntry; end?: ReactNode }) {
  const t = useText(shellText)
  const Icon = entry.icon
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0 text-floodlight" />
      <span className="flex-1">{t(entry.text)}</span>
      {end}
    </>
  )
}

function GamesLink(props: { entry: MenuEntry; type: string; title: string; onLeave: () => void }) {
  const search = { type: props.type, system: '', title: props.title }
  const closed = useClosed()
  const isClosed = useIsClosed()(props.type)
  const leave = useLeaveFor(props.onLeave)
  return (
    <Link
      className={rowClass}
      onClick={(event) => leave(event, isClosed ? props.title : null)}
      search={search}
      to={paths.games}
      {...closed(isClosed)}
    >
      <RowContent entry={props.entry} />
    </Link>
  )
}

/** Closes the menu; what is named has nothing behind it, says so and opens nothing. */
function useLeaveFor(onLeave: () => void) {
  const t = useText(shellText)
  return (event: MouseEvent, closedName: string | null) => {
    onLeave()
    if (closedName === null) return
    event.preventDefault()
    showToast(t('closedNow', { name: closedName }), 'info')
  }
}

function SportsEntry({ entry, onLeave }: { entry: MenuEntry; onLeave: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        aria-controls="menu-sports"
        aria-expanded={open}
        className={rowClass}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <RowContent
          end={
            <ChevronDown
              aria-hidden
              className={clsx('size-5 text-quiet transition', open && 'rotate-180')}
            />
          }
          entry={entry}
        />
      </button>
      <ul className="ml-6 border-l border-field-700 pl-2" hidden={!open} id="menu-sports">
        {sportsEntries.map((entry) => (
          <li key={entry.text}>
            <SportLink onLeave={onLeave} {...entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

type SportLinkProps = (typeof sportsEntries)[number] & { onLeave: () => void }

function SportLink({ text, system, onLeave }: SportLinkProps) {
  const t = useText(shellText)
  const closed = useClosed()
  const isClosed = useIsClosed()('sports', system) && text !== 'exchange'
  const leave = useLeaveFor(onLeave)
  return (
    <Link
      className={clsx(rowClass, 'min-h-11 text-sm text-quiet')}
      onClick={(event) => leave(event, isClosed ? t(text) : null)}
      {...(text === 'exchange'
        ? { to: paths.exchange }
        : { to: paths.games, search: { type: 'sports', system, title: t(text) } })}
      {...closed(isClosed)}
    >
      <span className="flex-1">{t(text)}</span>
    </Link>
  )
}

function AffiliateLink({ entry }: { entry: MenuEntry }) {
  const address = useGeneral().data?.affiliate_url
  return (
    <a
      className={rowClass}
      href={address || affiliateAddress(location)}
      rel="noopener noreferrer"
      target="_blank"
    >
      <RowContent end={<ExternalLink aria-hidden className="size-4 text-quiet" />} entry={entry} />
    </a>
  )
}
