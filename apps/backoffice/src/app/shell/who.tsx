import { deskText } from '@maidan/locales'
import { Skeleton, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { useMe } from '../../features/overview/queries.ts'
import { roleWords } from '../../lib/role-words.ts'
import { paths } from '../paths.ts'

/** Who is logged in, and as what; it leads to their account. */
export function Who({ onOpen }: { onOpen?: () => void }) {
  const t = useText(deskText)
  const me = useMe()
  if (me === undefined) return <Skeleton className="h-9 w-full" />
  return (
    <Link
      className="flex min-w-0 items-center gap-2 rounded-md transition hover:text-sky"
      to={paths.account}
      {...(onOpen && { onClick: onOpen })}
    >
      <Initial name={me.username} />
      <span className="flex min-w-0 flex-col leading-tight">
        <span className="sr-only">{t('loggedInAs')} </span>
        <b className="truncate text-sm">{me.username}</b>
        <span className="text-xs text-quiet">{t(roleWords[me.role])}</span>
      </span>
    </Link>
  )
}

/** A name's first letter in a disc. */
export function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-content-center rounded-full bg-field-700 text-sm font-bold uppercase"
    >
      {name.slice(0, 1)}
    </span>
  )
}
