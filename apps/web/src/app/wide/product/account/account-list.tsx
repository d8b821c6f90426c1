import { accountText } from '@maidan/locales'
import { UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from '../../../../lib/router/link.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text/language.ts'
import { accountGroups } from '../../../../screens/account/account-groups.ts'

/** The ways to all pages of the account, by group. */
export function AccountList() {
  const account = useText(accountText)
  return (
    <>
      <PageLink icon={UserRound} name={account('title')} to={paths.account} />
      {accountGroups.map(({ title, entries }) => (
        <div key={title}>
          <p className="px-3 pb-1 text-xs font-medium text-quiet">{account(title)}</p>
          {entries.map(({ label, to, icon }) => (
            <PageLink icon={icon} key={label} name={account(label)} to={to} />
          ))}
        </div>
      ))}
    </>
  )
}

function PageLink({ to, name, icon: Icon }: { to: string; name: string; icon: LucideIcon }) {
  return (
    <Link
      className="group flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-medium text-quiet transition hover:bg-field-800 hover:text-text aria-[current=page]:bg-field-800 aria-[current=page]:text-text"
      to={to}
    >
      <Icon
        aria-hidden
        className="size-5 shrink-0 transition group-aria-[current=page]:text-floodlight"
      />
      {name}
    </Link>
  )
}
