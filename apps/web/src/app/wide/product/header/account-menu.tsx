import { accountText, productText, shellText } from '@maidan/locales'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../../../../lib/router/link.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { useText } from '../../../../lib/text/language.ts'
import { useDropdown } from '../../header/use-dropdown.ts'

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-medium whitespace-nowrap transition hover:bg-field-700'

const entries = [
  { text: 'title', to: paths.account },
  { text: 'withdrawal', to: paths.withdrawal },
  { text: 'bettingRecords', to: paths.bettingRecord },
  { text: 'transactionRecords', to: paths.transactionRecord },
] as const

/** Where everything about the player is, and the way out, which is a page of its own (NAV-34). */
export function AccountMenu() {
  const t = useText(productText)
  const account = useText(accountText)
  const shell = useText(shellText)
  const name = useSession()?.username
  const id = useId()
  const { open, toggle, close, place } = useDropdown<HTMLDivElement>()
  return (
    <div className="relative" ref={place}>
      <button
        aria-controls={id}
        aria-expanded={open}
        aria-label={t('accountMenu')}
        className="flex h-11 items-center gap-1.5 rounded-full px-2 text-sm font-semibold transition hover:bg-field-800"
        onClick={toggle}
        type="button"
      >
        <UserRound aria-hidden className="size-5" />
        <span className="hidden max-w-28 truncate min-[80em]:block">{name}</span>
        <ChevronDown aria-hidden className="size-4 text-quiet" />
      </button>
      <ul
        className="absolute top-full right-0 mt-1 min-w-52 rounded-card border border-field-700 bg-field-800 p-1.5 shadow-float"
        hidden={!open}
        id={id}
      >
        {entries.map(({ text, to }) => (
          <li key={to}>
            <Link className={itemClass} onClick={close} to={to}>
              {account(text)}
            </Link>
          </li>
        ))}
        <li className="mt-1.5 border-t border-field-700 pt-1.5">
          <a className={itemClass} href={paths.playerLogout}>
            <LogOut aria-hidden className="size-4 text-clay-soft" />
            {shell('logOut')}
          </a>
        </li>
      </ul>
    </div>
  )
}
