import type { PlainKey, exchangePagesText, productText, shellText, wideText } from '@maidan/locales'
import {
  BadgePercent,
  CircleUser,
  Club,
  Crown,
  Dices,
  Fish,
  Gem,
  Headset,
  HeartHandshake,
  House,
  Joystick,
  Pin,
  Radio,
  Repeat2,
  Rocket,
  Ticket,
  Trophy,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { categories, paths } from '../../../../lib/paths.ts'
import type { Path } from '../../../../lib/paths.ts'

type Category = (typeof categories)[number]

/** The area that holds an entry's name, and its key there. */
export type SideName =
  | { area: 'shell'; key: PlainKey<typeof shellText.en> }
  | { area: 'exchange'; key: PlainKey<typeof exchangePagesText.en> }
  | { area: 'wide'; key: PlainKey<typeof wideText.en> }
  | { area: 'product'; key: PlainKey<typeof productText.en> }

/** Where an entry leads: a page, the games of a type, or a person who helps. */
export type SideTarget =
  | { kind: 'path'; to: Path }
  | { kind: 'games'; type: Category }
  | { kind: 'chat' }

export type SideEntry = { name: SideName; icon: LucideIcon; target: SideTarget }

const categoryIcons = {
  casino: Club,
  slot: Gem,
  table: Dices,
  crash: Rocket,
  fishing: Fish,
  arcade: Joystick,
  lottery: Ticket,
} as const satisfies Record<Category, LucideIcon>

const page = (to: Path, icon: LucideIcon, name: SideName): SideEntry => ({
  name,
  icon,
  target: { kind: 'path', to },
})

type SideGroup = { key: string; head?: SideName; entries: readonly SideEntry[] }

/** The pages of the site, in groups; the exchange's own name heads its pages. */
export const sideGroups: readonly SideGroup[] = [
  { key: 'lobby', entries: [page(paths.home, House, { area: 'product', key: 'lobby' })] },
  {
    key: 'exchange',
    entries: [
      page(paths.exchange, Repeat2, { area: 'shell', key: 'exchange' }),
      page(paths.exchangeInplay, Radio, { area: 'exchange', key: 'inPlay' }),
      page(paths.exchangeSports, Trophy, { area: 'exchange', key: 'sports' }),
      page(paths.exchangeMulti, Pin, { area: 'exchange', key: 'multiMarkets' }),
      page(paths.exchangeAccount, CircleUser, { area: 'exchange', key: 'account' }),
    ],
  },
  {
    key: 'games',
    head: { area: 'product', key: 'games' },
    entries: categories.map((type) => ({
      name: type === 'arcade' ? { area: 'wide', key: type } : { area: 'shell', key: type },
      icon: categoryIcons[type],
      target: { kind: 'games', type },
    })),
  },
  {
    key: 'more',
    entries: [
      page(paths.promotions, BadgePercent, { area: 'shell', key: 'promotions' }),
      page(paths.vip, Crown, { area: 'shell', key: 'vip' }),
      page(paths.referralProgram, Users, { area: 'wide', key: 'referral' }),
    ],
  },
]

/** What is always in sight: a person who helps, and playing with care. */
export const sideFoot: readonly SideEntry[] = [
  { name: { area: 'product', key: 'chat' }, icon: Headset, target: { kind: 'chat' } },
  page(paths.responsibleGaming, HeartHandshake, { area: 'wide', key: 'responsible' }),
]
