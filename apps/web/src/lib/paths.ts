/** Every address of the player app, spelled as the documents spell it. */
export const paths = {
  home: '/',
  signup: '/signup',
  login: '/login',
  games: '/games',
  forgotPassword: '/forgot-password',
  register: '/register',
  account: '/account',
  profile: '/profile',
  deposit: '/deposit',
  withdrawal: '/withdrawal',
  bettingRecord: '/betting-record',
  transactionRecord: '/transaction-record',
  turnoverRecord: '/turnover-record',
  referralProgram: '/refrrel-program',
  resetPassword: '/reset-password',
  security: '/security',
  protection: '/play-limits',
  inbox: '/inbox',
  vip: '/vip',
  gamerun: '/gamerun',
  promotions: '/promotions',
  chat: '/chat',
  chatList: '/chat-list',
  chatBox: '/chat-box/$chatId',
  oddsView: '/odds-view',
  match: '/match/$eventId',
  search: '/search',
  exchange: '/exchange',
  exchangeAccount: '/exchange-account',
  exchangeBalance: '/exchange-account/balance',
  exchangeBets: '/exchange-account/bets',
  exchangeHistory: '/exchange-account/history',
  exchangeProfitLoss: '/exchange-account/profit-loss',
  exchangeActivity: '/exchange-account/activity',
  exchangeInplay: '/exchange-inplay',
  exchangeSports: '/exchange-sports',
  exchangeMulti: '/exchange-multi',
  paymentRequest: '/payment-request',
  makePayment: '/make-payment',
  referralCode: '/referral_code',
  affiliateCode: '/affiliate_code',
  agentCode: '/agent_code',
  playerLogout: '/player/logout',
  appDownload: '/page/site/component/appDownload.jsp',
  aboutUs: '/page/about-us',
  responsibleGaming: '/page/responsible-gaming',
  help: '/page/help',
  terms: '/page/terms',
  privacy: '/page/privacy',
  contact: '/page/contact',
  licence: '/page/licence',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** Category addresses, which open the game list of that type (SIL-007). */
export const categories = [
  'casino',
  'slot',
  'table',
  'crash',
  'fishing',
  'arcade',
  'lottery',
] as const

/** Addresses that the documents only link to; the guard sends them on (SIL-007, SIL-008). */
export const linkedPaths = {
  playGame: '/player/playGame',
  guestRegister: '/page/guest/register.jsp',
  referral: '/referral',
} satisfies Record<string, string>

/** The pages that the exchange account leads to (SIL-126). */
const exchangeAccountPaths: readonly Path[] = [
  paths.exchangeBalance,
  paths.exchangeBets,
  paths.exchangeHistory,
  paths.exchangeProfitLoss,
  paths.exchangeActivity,
]

/**
 * The 22 guarded routes, the two of the exchange navigation (NAV-09 to NAV-31), the player's own
 * security, their limits and breaks, and the pages below the exchange account.
 */
export const guardedPaths: readonly Path[] = [
  paths.account,
  paths.profile,
  paths.deposit,
  paths.withdrawal,
  paths.bettingRecord,
  paths.transactionRecord,
  paths.turnoverRecord,
  paths.referralProgram,
  paths.resetPassword,
  paths.inbox,
  paths.vip,
  paths.gamerun,
  paths.promotions,
  paths.chat,
  paths.chatList,
  paths.chatBox,
  paths.oddsView,
  paths.exchange,
  paths.exchangeAccount,
  paths.exchangeInplay,
  paths.exchangeSports,
  paths.exchangeMulti,
  paths.paymentRequest,
  paths.makePayment,
  paths.security,
  paths.protection,
  ...exchangeAccountPaths,
]

/** Screens with the navigation of the exchange. */
const exchangePaths: readonly Path[] = [
  paths.exchange,
  paths.exchangeAccount,
  paths.exchangeInplay,
  paths.exchangeSports,
  paths.exchangeMulti,
  paths.oddsView,
  ...exchangeAccountPaths,
]

/** Screens that a wide window shows between the tree of matches and the slip. */
const tradingPaths: readonly Path[] = [
  paths.exchange,
  paths.exchangeInplay,
  paths.exchangeSports,
  paths.exchangeMulti,
  paths.oddsView,
]

/** Screens without the bottom toolbar (SIL-028). */
const barelessPaths: readonly Path[] = [
  paths.login,
  paths.signup,
  paths.gamerun,
  ...exchangePaths,
  paths.chatBox,
]

/** Screens without scroll-to-top and chat button: the game frame, and a chat itself (SIL-029). */
const bareFloatPaths: readonly Path[] = [paths.gamerun, paths.chatBox]

/** The pages of content, whose words staff write. */
export const contentPaths = [
  paths.help,
  paths.terms,
  paths.privacy,
  paths.responsibleGaming,
  paths.aboutUs,
  paths.contact,
  paths.licence,
] as const satisfies readonly Path[]

export const isGuarded = (pathname: string) => guardedPaths.some((path) => fits(path, pathname))
export const hasToolbar = (pathname: string) => !barelessPaths.some((path) => fits(path, pathname))
export const isExchange = (pathname: string) => exchangePaths.some((path) => fits(path, pathname))
export const isTrading = (pathname: string) => tradingPaths.some((path) => fits(path, pathname))
export const hasFloating = (pathname: string) =>
  !bareFloatPaths.some((path) => fits(path, pathname))

/**
 * Where the floating buttons wait (SIL-029): free on home; left of the prices on the exchange; in
 * the margin of every other screen, whose controls they would cover.
 */
export function floatDock(pathname: string): 'none' | 'left' | 'right' {
  if (fits(paths.home, pathname)) return 'none'
  return isExchange(pathname) ? 'left' : 'right'
}

/** Whether an address is the path, a `$name` part standing for any text. */
export function fits(path: Path, pathname: string): boolean {
  const wanted = path.split('/')
  const given = pathname.replace(/\/+$/, '').split('/')
  if (path === '/') return given.length <= 1
  if (wanted.length !== given.length) return false
  return wanted.every((part, at) => (part.startsWith('$') ? given[at] !== '' : part === given[at]))
}
