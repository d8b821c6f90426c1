import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { readSession } from '../lib/session.ts'
import { Frame } from './frame.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { paths } from './paths.ts'
import { plainSearch } from './plain-search.ts'
import { ScreenFailure } from './screen-failure.tsx'
import { ScreenPending } from './screen-pending.tsx'

const root = createRootRoute({ notFoundComponent: NoSuchPage })

const logIn = createRoute({
  getParentRoute: () => root,
  path: paths.logIn,
  component: lazyRouteComponent(() => import('../screens/log-in/log-in.tsx'), 'LogIn'),
  beforeLoad: () => {
    if (readSession() !== null) throw redirect({ to: paths.overview, replace: true })
  },
})

const enrol = createRoute({
  getParentRoute: () => root,
  path: paths.enrol,
  component: lazyRouteComponent(() => import('../screens/enrol/enrol.tsx'), 'Enrol'),
})

/** Everything behind the log-in, in one frame. */
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: Frame,
  beforeLoad: ({ location }) => {
    if (readSession() !== null) return
    throw redirect({ to: paths.logIn, search: { to: location.href }, replace: true })
  },
})

function screen(path: string, component: ReturnType<typeof lazyRouteComponent>) {
  return createRoute({ getParentRoute: () => desk, path, component })
}

/** One line a screen. */
const screens = [
  screen(
    paths.overview,
    lazyRouteComponent(() => import('../screens/overview/overview.tsx'), 'Overview'),
  ),
  screen(
    paths.deposits,
    lazyRouteComponent(() => import('../screens/payments/deposits.tsx'), 'Deposits'),
  ),
  screen(
    paths.withdrawals,
    lazyRouteComponent(() => import('../screens/payments/withdrawals.tsx'), 'Withdrawals'),
  ),
  screen(
    paths.heldWins,
    lazyRouteComponent(() => import('../screens/wins/wins.tsx'), 'Wins'),
  ),
  screen(
    paths.games,
    lazyRouteComponent(() => import('../screens/games/games.tsx'), 'Games'),
  ),
  screen(
    paths.methods,
    lazyRouteComponent(() => import('../screens/methods/methods.tsx'), 'Methods'),
  ),
  screen(
    paths.receiving,
    lazyRouteComponent(
      () => import('../screens/receiving/receiving-accounts.tsx'),
      'ReceivingAccounts',
    ),
  ),
  screen(
    paths.devices,
    lazyRouteComponent(() => import('../screens/devices/devices.tsx'), 'Devices'),
  ),
  screen(
    paths.promotions,
    lazyRouteComponent(() => import('../screens/promotions/promotions.tsx'), 'Promotions'),
  ),
  screen(
    paths.promotion,
    lazyRouteComponent(() => import('../screens/promotion/promotion.tsx'), 'Promotion'),
  ),
  screen(
    paths.vip,
    lazyRouteComponent(() => import('../screens/vip/vip.tsx'), 'Vip'),
  ),
  screen(
    paths.players,
    lazyRouteComponent(() => import('../screens/players/players.tsx'), 'Players'),
  ),
  screen(
    paths.player,
    lazyRouteComponent(() => import('../screens/player/player.tsx'), 'Player'),
  ),
  screen(
    paths.cases,
    lazyRouteComponent(() => import('../screens/cases/cases.tsx'), 'Cases'),
  ),
  screen(
    paths.case,
    lazyRouteComponent(() => import('../screens/case/case.tsx'), 'Case'),
  ),
  screen(
    paths.markets,
    lazyRouteComponent(() => import('../screens/markets/markets.tsx'), 'Markets'),
  ),
  screen(
    paths.market,
    lazyRouteComponent(() => import('../screens/market/market.tsx'), 'Market'),
  ),
  screen(
    paths.liability,
    lazyRouteComponent(() => import('../screens/liability/liability.tsx'), 'Liability'),
  ),
  screen(
    paths.approvals,
    lazyRouteComponent(() => import('../screens/approvals/approvals.tsx'), 'Approvals'),
  ),
  screen(
    paths.chats,
    lazyRouteComponent(() => import('../screens/chats/chats.tsx'), 'Chats'),
  ),
  screen(
    paths.front,
    lazyRouteComponent(() => import('../screens/front/front.tsx'), 'Front'),
  ),
  screen(
    paths.frontPiece,
    lazyRouteComponent(() => import('../screens/front-piece/front-piece.tsx'), 'FrontPiece'),
  ),
  screen(
    paths.pages,
    lazyRouteComponent(() => import('../screens/pages/pages.tsx'), 'Pages'),
  ),
  screen(
    paths.page,
    lazyRouteComponent(() => import('../screens/page/page.tsx'), 'Page'),
  ),
  screen(
    paths.settings,
    lazyRouteComponent(() => import('../screens/settings/settings.tsx'), 'Settings'),
  ),
  screen(
    paths.unallocated,
    lazyRouteComponent(() => import('../screens/unallocated/unallocated.tsx'), 'Unallocated'),
  ),
  screen(
    paths.reconciliation,
    lazyRouteComponent(
      () => import('../screens/reconciliation/reconciliation.tsx'),
      'Reconciliation',
    ),
  ),
  screen(
    paths.reconciledDay,
    lazyRouteComponent(
      () => import('../screens/reconciliation/day/reconciled-day.tsx'),
      'ReconciledDay',
    ),
  ),
  screen(
    paths.roundDay,
    lazyRouteComponent(() => import('../screens/reconciliation/rounds/round-day.tsx'), 'RoundDay'),
  ),
  screen(
    paths.sweep,
    lazyRouteComponent(() => import('../screens/reconciliation/usdt/sweep-page.tsx'), 'SweepPage'),
  ),
  screen(
    paths.proofs,
    lazyRouteComponent(() => import('../screens/proofs/proofs.tsx'), 'Proofs'),
  ),
  screen(
    paths.audit,
    lazyRouteComponent(() => import('../screens/audit/audit.tsx'), 'Audit'),
  ),
  screen(
    paths.security,
    lazyRouteComponent(() => import('../screens/security/security.tsx'), 'Security'),
  ),
  screen(
    paths.staff,
    lazyRouteComponent(() => import('../screens/staff/staff.tsx'), 'Staff'),
  ),
  screen(
    paths.account,
    lazyRouteComponent(() => import('../screens/account/account.tsx'), 'Account'),
  ),
]

export const router = createRouter({
  routeTree: root.addChildren([logIn, enrol, desk.addChildren(screens)]),
  ...plainSearch,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingComponent: ScreenPending,
  defaultErrorComponent: ScreenFailure,
})
