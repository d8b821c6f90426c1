import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Dices,
  HeartHandshake,
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
import type { Path } from '../../lib/paths.ts'
import type { AccountKey } from './account-key.ts'

type Entry = {
  label: AccountKey
  to: Path
  icon: LucideIcon
}

/** Where everything about the player is, in four groups. */
export const accountGroups: readonly { title: AccountKey; entries: readonly Entry[] }[] = [
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
    entries: [
      { label: 'devices', to: paths.security, icon: ShieldCheck },
      { label: 'protection', to: paths.protection, icon: HeartHandshake },
    ],
  },
]
