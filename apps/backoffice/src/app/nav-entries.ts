import type { deskText, PlainKey } from '@maidan/locales'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BookCheck,
  ChartCandlestick,
  CircleHelp,
  Crown,
  FileText,
  Gamepad2,
  Gauge,
  Gift,
  GitCompareArrows,
  Hourglass,
  IdCard,
  Inbox,
  Link2,
  MessagesSquare,
  Newspaper,
  Scale,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  Smartphone,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { StaffRole } from '../lib/role-words.ts'
import { paths } from './paths.ts'

export type NavEntry = {
  to: string
  icon: LucideIcon
  label: PlainKey<typeof deskText.en>
  /** Where the label is too long for a thumb's bar. */
  shortLabel?: PlainKey<typeof deskText.en>
  /** The figure of the overview that stands beside the label. */
  count?:
    | 'deposits_waiting'
    | 'withdrawals_waiting'
    | 'chats_waiting'
    | 'held_wins'
    | 'abuse_cases'
    | 'approvals_waiting'
  /** Whether it has news for the one who reads: what they asked for was decided. */
  hasDecisions?: boolean
  /** Who may open it besides an admin; everyone if left out. */
  roles?: readonly StaffRole[]
  /** Who may not open it though everyone else may. */
  except?: readonly StaffRole[]
}

/** Traders see markets, not players' payments. */
const notForTraders = ['trader'] as const

const entries: readonly NavEntry[] = [
  { to: paths.overview, icon: Gauge, label: 'overview' },
  {
    to: paths.deposits,
    icon: ArrowDownToLine,
    label: 'deposits',
    count: 'deposits_waiting',
    except: notForTraders,
  },
  {
    to: paths.withdrawals,
    icon: ArrowUpFromLine,
    label: 'withdrawals',
    count: 'withdrawals_waiting',
    except: notForTraders,
  },
  { to: paths.players, icon: Users, label: 'players', except: notForTraders },
  { to: paths.markets, icon: ChartCandlestick, label: 'markets', roles: ['trader', 'auditor'] },
  {
    to: paths.liability,
    icon: Scale,
    label: 'liability',
    shortLabel: 'liabilityShort',
    roles: ['trader', 'auditor'],
  },
  {
    to: paths.approvals,
    icon: UsersRound,
    label: 'approvals',
    count: 'approvals_waiting',
    hasDecisions: true,
    roles: ['cashier', 'trader', 'auditor'],
  },
  {
    to: paths.chats,
    icon: MessagesSquare,
    label: 'support',
    shortLabel: 'supporter',
    count: 'chats_waiting',
    roles: ['support'],
  },
  {
    to: paths.heldWins,
    icon: Hourglass,
    label: 'heldWins',
    count: 'held_wins',
    except: notForTraders,
  },
  { to: paths.games, icon: Gamepad2, label: 'games', except: notForTraders },
  {
    to: paths.cases,
    icon: Link2,
    label: 'cases',
    count: 'abuse_cases',
    except: notForTraders,
  },
  {
    to: paths.methods,
    icon: Wallet,
    label: 'methods',
    roles: ['cashier', 'auditor'],
  },
  {
    to: paths.receiving,
    icon: Inbox,
    label: 'receiving',
    roles: ['cashier', 'auditor'],
  },
  {
    to: paths.devices,
    icon: Smartphone,
    label: 'devices',
    roles: ['cashier', 'auditor'],
  },
  {
    to: paths.unallocated,
    icon: CircleHelp,
    label: 'unallocated',
    roles: ['cashier', 'auditor'],
  },
  {
    to: paths.reconciliation,
    icon: GitCompareArrows,
    label: 'reconciliation',
    roles: ['cashier', 'auditor'],
  },
  { to: paths.promotions, icon: Gift, label: 'promotions' },
  { to: paths.vip, icon: Crown, label: 'vip' },
  {
    to: paths.pages,
    icon: FileText,
    label: 'contentPages',
    roles: ['support', 'auditor'],
  },
  {
    to: paths.front,
    icon: Newspaper,
    label: 'front',
    roles: ['support', 'auditor'],
  },
  { to: paths.settings, icon: SlidersHorizontal, label: 'settings', roles: ['auditor'] },
  { to: paths.proofs, icon: BookCheck, label: 'proofs', roles: ['auditor'] },
  { to: paths.audit, icon: ScrollText, label: 'audit', roles: ['auditor'] },
  { to: paths.security, icon: ShieldAlert, label: 'security', roles: ['auditor'] },
  { to: paths.staff, icon: IdCard, label: 'staff', roles: ['auditor'] },
]

/** What the navigation offers to a role; nothing that the server would refuse. */
export function entriesFor(role: StaffRole | undefined): readonly NavEntry[] {
  return entries.filter(({ roles, except }) => {
    if (role === undefined) return roles === undefined
    if (except?.includes(role) === true) return false
    return roles === undefined || role === 'admin' || roles.includes(role)
  })
}

export function isForAll({ roles, except }: NavEntry): boolean {
  return roles === undefined && except === undefined
}

/** Whether a role may open a screen of the navigation. */
export function mayOpen(role: StaffRole | undefined, to: string): boolean {
  return entriesFor(role).some((entry) => entry.to === to)
}

/** The entry that an address belongs to: its own screen, or the list that it was opened from. */
export function entryOf(path: string): NavEntry | undefined {
  return entries.find(({ to }) => to === path || (to !== '/' && path.startsWith(`${to}/`)))
}

/** More than these do not fit side by side under a thumb. */
const thumbEntriesMax = 5

/** The entries that stand below on a phone, and the rest, which is in the account sheet. */
export function phoneEntriesFor(role: StaffRole | undefined) {
  const all = entriesFor(role)
  return { below: all.slice(0, thumbEntriesMax), inSheet: all.slice(thumbEntriesMax) }
}
