import { deskText } from '@maidan/locales'
import { Skeleton, useText } from '@maidan/ui'
import { useMe } from '../../features/overview/queries.ts'

/** Who is logged in, and as what. */
export function Who() {
  const t = useText(deskText)
  const me = useMe()
  if (me === undefined) return <Skeleton className="h-9 w-full" />
  return (
    <p className="flex min-w-0 items-center gap-2">
      <Initial name={me.username} />
      <span className="flex min-w-0 flex-col leading-tight">
        <span className="sr-only">{t('loggedInAs')} </span>
        <b className="truncate text-sm">{me.username}</b>
        <span className="text-xs text-quiet">{t(roleWords[me.role])}</span>
      </span>
    </p>
  )
}

const roleWords = {
  admin: 'admin',
  cashier: 'cashier',
  trader: 'trader',
  support: 'supporter',
  auditor: 'auditor',
} as const

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
