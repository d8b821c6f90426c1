import type { CallAnswer, Calls } from '@maidan/contract'
import type { deskText, PlainKey } from '@maidan/locales'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gauge,
  MessagesSquare,
  ScrollText,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { paths } from './paths.ts'

type Overview = CallAnswer<Calls['staffOverview']>
export type StaffRole = Overview['role']

export type NavEntry = {
  to: string
  icon: LucideIcon
  label: PlainKey<typeof deskText.en>
  /** Where the label is too long for a thumb's bar. */
  shortLabel?: PlainKey<typeof deskText.en>
  /** The figure of the overview that stands beside the label. */
  count?: 'deposits_waiting' | 'withdrawals_waiting' | 'chats_waiting'
  /** Who may open it besides an admin; everyone if left out. */
  roles?: readonly StaffRole[]
}

const entries: readonly NavEntry[] = [
  { to: paths.overview, icon: Gauge, label: 'overview' },
  { to: paths.deposits, icon: ArrowDownToLine, label: 'deposits', count: 'deposits_waiting' },
  {
    to: paths.withdrawals,
    icon: ArrowUpFromLine,
    label: 'withdrawals',
    count: 'withdrawals_waiting',
  },
  { to: paths.players, icon: Users, label: 'players' },
  {
    to: paths.chats,
    icon: MessagesSquare,
    label: 'support',
    shortLabel: 'supporter',
    count: 'chats_waiting',
    roles: ['support'],
  },
  { to: paths.audit, icon: ScrollText, label: 'audit', roles: ['auditor'] },
]

/** What the navigation offers to a role; nothing that the server would refuse. */
export function entriesFor(role: StaffRole | undefined): readonly NavEntry[] {
  return entries.filter(
    ({ roles }) =>
      roles === undefined || role === 'admin' || (role !== undefined && roles.includes(role)),
  )
}
