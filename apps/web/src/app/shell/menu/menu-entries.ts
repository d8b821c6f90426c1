import type { PlainKey, shellText } from '@maidan/locales'
import {
  BadgePercent,
  CircleDot,
  Club,
  Crown,
  Dices,
  Fish,
  Gem,
  Handshake,
  Headset,
  House,
  Rocket,
  Star,
  Ticket,
  Trophy,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import type { Path } from '../../../lib/paths.ts'

type ShellKey = PlainKey<typeof shellText.en>

/** Where an entry of the side menu leads. */
export type MenuTarget =
  | { kind: 'path'; to: Path; hash?: string }
  | { kind: 'games'; type: string }
  | { kind: 'sports' }
  | { kind: 'affiliate' }
  | { kind: 'help' }

export type MenuEntry = { text: ShellKey; icon: LucideIcon; target: MenuTarget }

/** The fifteen entries, in the documents' order (NAV-50). */
export const menuEntries = [
  { text: 'home', icon: House, target: { kind: 'path', to: paths.home } },
  { text: 'sports', icon: Trophy, target: { kind: 'sports' } },
  { text: 'casino', icon: Club, target: { kind: 'games', type: 'casino' } },
  { text: 'slot', icon: Gem, target: { kind: 'games', type: 'slot' } },
  { text: 'table', icon: Dices, target: { kind: 'games', type: 'table' } },
  { text: 'poker', icon: CircleDot, target: { kind: 'games', type: 'poker' } },
  { text: 'crash', icon: Rocket, target: { kind: 'games', type: 'crash' } },
  { text: 'fishing', icon: Fish, target: { kind: 'games', type: 'fishing' } },
  { text: 'lottery', icon: Ticket, target: { kind: 'games', type: 'lottery' } },
  { text: 'promotions', icon: BadgePercent, target: { kind: 'path', to: paths.promotions } },
  { text: 'referral', icon: Users, target: { kind: 'path', to: paths.referralProgram } },
  { text: 'vip', icon: Crown, target: { kind: 'path', to: paths.vip } },
  { text: 'affiliate', icon: Handshake, target: { kind: 'affiliate' } },
  { text: 'liveChat', icon: Headset, target: { kind: 'help' } },
  { text: 'ambassador', icon: Star, target: { kind: 'path', to: paths.home, hash: 'ambassador' } },
] as const satisfies readonly MenuEntry[]

/** The Sports sub-list; `system` is the provider that the game list is asked for (NAV-51). */
export const sportsEntries = [
  { text: 'exchange', system: 'Exchange' },
  { text: 'iSports', system: 'ISPORTS' },
  { text: 'e1Sports', system: 'E1Sports' },
  { text: 'horsebook', system: 'Horsebook' },
  { text: 'virtual', system: 'Virtual' },
  { text: 'kabaddi', system: 'Kabaddi' },
  { text: 'fantasy', system: 'Fantasy' },
  { text: 'sboSports', system: 'SBO' },
] as const satisfies readonly { text: ShellKey; system: string }[]
