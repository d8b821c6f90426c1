import { readSession } from '../lib/session/session.ts'
import { isMobile } from '../lib/media.ts'
import { matchRoute } from '../lib/router/match-route.ts'
import { openHistory, type Place, type Way } from '../lib/router/open-history.ts'
import type { Route, RouteScreen } from '../lib/router/router-context.ts'
import { detour } from './routes/guard.ts'
import { byWidth } from '../lib/chunks/by-width.ts'
import { lazyScreen } from '../lib/chunks/lazy-screen.ts'
import { contentPaths, paths } from '../lib/paths.ts'
import type { Path } from '../lib/paths.ts'
import { routeState } from './routes/route-state.ts'
import { behindLanding } from './wide/behind-landing.ts'

const home = byWidth({
  mobile: lazyScreen(async () => (await import('../screens/home/home.tsx')).Home),
  wide: behindLanding(lazyScreen(async () => (await import('../screens/lobby/lobby.tsx')).Lobby)),
})
const codeCapture = lazyScreen(
  async () => (await import('../screens/code-capture/code-capture.tsx')).CodeCapture,
)
const playerLogout = lazyScreen(
  async () => (await import('../screens/player-logout/player-logout.tsx')).PlayerLogout,
)
const contentPage = lazyScreen(async () => (await import('../screens/page/page.tsx')).Page)
const appDownload = lazyScreen(
  async () => (await import('../screens/app-download/app-download.tsx')).AppDownload,
)

/** One line a screen; whether it is guarded stands in paths.ts. */
export const routes: readonly Route[] = [
  screen(paths.home, home),
  screen(
    paths.login,
    lazyScreen(async () => (await import('../screens/login/login.tsx')).Login),
  ),
  screen(
    paths.signup,
    lazyScreen(async () => (await import('../screens/signup/signup.tsx')).Signup),
  ),
  screen(
    paths.register,
    lazyScreen(async () => (await import('../screens/register/register.tsx')).Register),
  ),
  screen(
    paths.forgotPassword,
    lazyScreen(
      async () => (await import('../screens/forgot-password/forgot-password.tsx')).ForgotPassword,
    ),
  ),
  screen(
    paths.account,
    lazyScreen(async () => (await import('../screens/account/account.tsx')).Account),
  ),
  screen(
    paths.profile,
    lazyScreen(async () => (await import('../screens/profile/profile.tsx')).Profile),
  ),
  screen(
    paths.games,
    lazyScreen(async () => (await import('../screens/games/games.tsx')).Games),
  ),
  screen(
    paths.gamerun,
    lazyScreen(async () => (await import('../screens/gamerun/gamerun.tsx')).Gamerun),
  ),
  screen(
    paths.resetPassword,
    lazyScreen(
      async () => (await import('../screens/reset-password/reset-password.tsx')).ResetPassword,
    ),
  ),
  screen(
    paths.referralProgram,
    lazyScreen(
      async () =>
        (await import('../screens/referral-program/referral-program.tsx')).ReferralProgram,
    ),
  ),
  screen(
    paths.vip,
    lazyScreen(async () => (await import('../screens/vip/vip.tsx')).Vip),
  ),
  screen(
    paths.security,
    lazyScreen(async () => (await import('../screens/security/security.tsx')).Security),
  ),
  screen(
    paths.protection,
    lazyScreen(async () => (await import('../screens/protection/protection.tsx')).Protection),
  ),
  screen(
    paths.inbox,
    lazyScreen(async () => (await import('../screens/inbox/inbox.tsx')).Inbox),
  ),
  screen(
    paths.chat,
    lazyScreen(async () => (await import('../screens/chat/chat.tsx')).Chat),
  ),
  screen(
    paths.chatList,
    lazyScreen(async () => (await import('../screens/chat-list/chat-list.tsx')).ChatList),
  ),
  screen(
    paths.chatBox,
    lazyScreen(async () => (await import('../screens/chat-box/chat-box.tsx')).ChatBox),
  ),
  screen(
    paths.bettingRecord,
    lazyScreen(
      async () => (await import('../screens/betting-record/betting-record.tsx')).BettingRecord,
    ),
  ),
  screen(
    paths.deposit,
    lazyScreen(async () => (await import('../screens/deposit/deposit.tsx')).Deposit),
  ),
  screen(
    paths.withdrawal,
    lazyScreen(async () => (await import('../screens/withdrawal/withdrawal.tsx')).Withdrawal),
  ),
  screen(
    paths.makePayment,
    lazyScreen(async () => (await import('../screens/make-payment/make-payment.tsx')).MakePayment),
  ),
  screen(
    paths.paymentRequest,
    lazyScreen(
      async () => (await import('../screens/payment-request/payment-request.tsx')).PaymentRequest,
    ),
  ),
  screen(
    paths.transactionRecord,
    lazyScreen(
      async () =>
        (await import('../screens/transaction-record/transaction-record.tsx')).TransactionRecord,
    ),
  ),
  screen(
    paths.turnoverRecord,
    lazyScreen(
      async () => (await import('../screens/turnover-record/turnover-record.tsx')).TurnoverRecord,
    ),
  ),
  screen(
    paths.promotions,
    byWidth({
      mobile: lazyScreen(
        async () => (await import('../screens/promotions/promotions.tsx')).Promotions,
      ),
      wide: lazyScreen(
        async () => (await import('../screens/wide-promotions/wide-promotions.tsx')).WidePromotions,
      ),
    }),
  ),
  screen(
    paths.exchangeAccount,
    lazyScreen(
      async () =>
        (await import('../screens/exchange-account/exchange-account.tsx')).ExchangeAccount,
    ),
  ),
  screen(
    paths.exchangeBalance,
    lazyScreen(
      async () =>
        (await import('../screens/exchange-account/balance-overview.tsx')).BalanceOverview,
    ),
  ),
  screen(
    paths.exchangeBets,
    lazyScreen(async () => (await import('../screens/exchange-account/my-bets.tsx')).MyBets),
  ),
  screen(
    paths.exchangeHistory,
    lazyScreen(
      async () => (await import('../screens/exchange-account/bets-history.tsx')).BetsHistory,
    ),
  ),
  screen(
    paths.exchangeProfitLoss,
    lazyScreen(
      async () => (await import('../screens/exchange-account/profit-and-loss.tsx')).ProfitAndLoss,
    ),
  ),
  screen(
    paths.exchangeActivity,
    lazyScreen(
      async () => (await import('../screens/exchange-account/activity-log.tsx')).ActivityLog,
    ),
  ),
  screen(
    paths.exchange,
    lazyScreen(async () => (await import('../screens/exchange/exchange.tsx')).Exchange),
  ),
  screen(
    paths.exchangeInplay,
    lazyScreen(
      async () => (await import('../screens/exchange-inplay/exchange-inplay.tsx')).ExchangeInplay,
    ),
  ),
  screen(
    paths.exchangeSports,
    lazyScreen(
      async () => (await import('../screens/exchange-sports/exchange-sports.tsx')).ExchangeSports,
    ),
  ),
  screen(
    paths.exchangeMulti,
    lazyScreen(
      async () => (await import('../screens/exchange-multi/exchange-multi.tsx')).ExchangeMulti,
    ),
  ),
  screen(
    paths.oddsView,
    lazyScreen(async () => (await import('../screens/odds-view/odds-view.tsx')).OddsView),
  ),
  screen(
    paths.search,
    lazyScreen(async () => (await import('../screens/search/search.tsx')).Search),
  ),
  screen(
    paths.match,
    lazyScreen(async () => (await import('../screens/match/match.tsx')).Match),
  ),
  screen(paths.referralCode, codeCapture),
  screen(paths.affiliateCode, codeCapture),
  screen(paths.agentCode, codeCapture),
  screen(paths.playerLogout, playerLogout),
  screen(paths.appDownload, appDownload),
  ...contentPaths.map((path) => screen(path, contentPage)),
]

/** The places of this visit. An address that leads nowhere leads home, which says so. */
export const siteHistory = openHistory(window, (place) => guardWay(place) ?? unknownWay(place))

function screen(path: Path, component: RouteScreen): Route {
  return { path, screen: component }
}

function guardWay({ pathname }: Place): Way | null {
  return detour({ pathname, loggedIn: readSession() !== null, mobile: isMobile() })
}

function unknownWay({ pathname }: Place): Way | null {
  if (matchRoute(routes, pathname) !== null) return null
  return { to: paths.home, state: routeState('noPage', { pathname }) }
}
