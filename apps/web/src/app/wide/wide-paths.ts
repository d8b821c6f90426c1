import { contentPaths, fits, isTrading, paths } from '../../lib/paths.ts'
import type { Path } from '../../lib/paths.ts'

/** The documents' own wide pages, with their header and footer (SIL-002). */
const documentPaths: readonly Path[] = [paths.promotions, paths.register, ...contentPaths]

/** Pages that fill the window by themselves: the ways in and out. */
const barePaths: readonly Path[] = [
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.referralCode,
  paths.affiliateCode,
  paths.agentCode,
  paths.playerLogout,
]

/** Where a player looks after what is theirs: one menu leads to all of these. */
const accountPaths: readonly Path[] = [
  paths.account,
  paths.profile,
  paths.resetPassword,
  paths.security,
  paths.bettingRecord,
  paths.transactionRecord,
  paths.turnoverRecord,
  paths.inbox,
  paths.vip,
  paths.referralProgram,
]

/** Pages whose own next step is gold, so that nothing around them is. */
const goldenPaths: readonly Path[] = [
  paths.withdrawal,
  paths.paymentRequest,
  paths.resetPassword,
  paths.transactionRecord,
  paths.turnoverRecord,
  paths.vip,
  paths.referralProgram,
  paths.chat,
]

const depositPaths: readonly Path[] = [paths.deposit, paths.makePayment]

const isOneOf = (list: readonly Path[]) => (pathname: string) =>
  list.some((path) => fits(path, pathname))

export const isDocumentPage = isOneOf(documentPaths)
export const isBarePage = isOneOf(barePaths)
export const isAccountPage = isOneOf(accountPaths)
export const isDepositPage = isOneOf(depositPaths)
export const isGoldenPage = isOneOf([...goldenPaths, ...depositPaths])
export const isMoneyPage = isOneOf([...depositPaths, paths.withdrawal, paths.paymentRequest])
/** Pages of a table, or of a list with what it lists beside it. */
export const isTablePage = isOneOf([
  paths.transactionRecord,
  paths.bettingRecord,
  paths.turnoverRecord,
  paths.inbox,
])
/** Pages that take all the room there is. */
const isFullScreen = isOneOf([paths.home, paths.games, paths.gamerun])
export const isFullPage = (pathname: string) => isTrading(pathname) || isFullScreen(pathname)
