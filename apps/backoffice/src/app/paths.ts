/** Every address of the back office. */
export const paths = {
  logIn: '/log-in',
  enrol: '/enrol',
  overview: '/',
  deposits: '/deposits',
  withdrawals: '/withdrawals',
  heldWins: '/held-wins',
  games: '/games',
  methods: '/methods',
  receiving: '/receiving-accounts',
  devices: '/devices',
  promotions: '/promotions',
  promotion: '/promotions/$promotion',
  vip: '/vip',
  players: '/players',
  player: '/players/$playerId',
  cases: '/cases',
  case: '/cases/$caseId',
  markets: '/markets',
  /** The market's code stands in the query: it may have a dot, which in a path means a file. */
  market: '/markets/one',
  liability: '/liability',
  approvals: '/approvals',
  chats: '/chats',
  pages: '/pages',
  front: '/front-page',
  frontPiece: '/front-page/$piece',
  page: '/pages/$page',
  settings: '/settings',
  unallocated: '/unallocated',
  reconciliation: '/reconciliation',
  /** A partner's day; both stand in the query. */
  reconciledDay: '/reconciliation/day',
  /** A game provider's day; both stand in the query. */
  roundDay: '/reconciliation/rounds',
  /** A sweep of dollars; its number stands in the query. */
  sweep: '/reconciliation/sweep',
  proofs: '/proofs',
  audit: '/audit',
  security: '/security',
  staff: '/staff',
  account: '/account',
} as const

/** The path that a log-in may lead back to: one of ours, never another site. */
export function safeReturn(to: string | undefined): string {
  return to !== undefined && /^\/(?![/\\])/.test(to) && !to.startsWith(paths.logIn)
    ? to
    : paths.overview
}
