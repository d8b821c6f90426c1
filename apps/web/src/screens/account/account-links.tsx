import { accountText } from '@maidan/locales'
import { cardClass } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChevronRight,
  Dices,
  Inbox,
  KeyRound,
  ReceiptText,
  RotateCw,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import type { AccountKey } from './account-key.ts'
import { useText } from '../../lib/text/language.ts'

type Entry = {
  label: AccountKey
  to: (typeof paths)[keyof typeof paths]
  icon: LucideIcon
}

const groups: { title: AccountKey; entries: Entry[] }[] = [
  {
    title: 'funds',
    entries: [
      { label: 'deposit', to: paths.deposit, icon: ArrowDownToLine },
      { label: 'withdrawal', to: paths.withdrawal, icon: ArrowUpFromLine },
    ],
  },
  {
    title: 'history',
    entries: [
      { label: 'bettingRecords', to: paths.bettingRecord, icon: Dices },
      { label: 'turnover', to: paths.turnoverRecord, icon: RotateCw },
      { label: 'transactionRecords', to: paths.transactionRecord, icon: ReceiptText },
    ],
  },
  {
    title: 'profile',
    entries: [
      { label: 'personalInfo', to: paths.profile, icon: UserRound },
      { label: 'resetPassword', to: paths.resetPassword, icon: KeyRound },
      { label: 'inbox', to: paths.inbox, icon: Inbox },
      { label: 'referral', to: paths.referralProgram, icon: UsersRound },
    ],
  },
  {
    title: 'security',
    entries: [{ label: 'devices', to: paths.security, icon: ShieldCheck }],
  },
]

/** Where everything about the player is, in four groups. */
export function AccountLinks() {
  const t = useText(accountText)
  return groups.map(({ title, entries }) => (
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
