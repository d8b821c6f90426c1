import { chatMessages } from './support/chat-messages.ts'
import { getChats } from './support/get-chats.ts'
import { sendMessage } from './support/send-message.ts'
import { startChat } from './support/start-chat.ts'
import { cancelBets } from './exchange/cancel-bets.ts'
import { cashOut } from './exchange/cash-out.ts'
import { clearedBets } from './exchange/cleared-bets.ts'
import { exchangeActivity } from './exchange/exchange-activity.ts'
import { exchangeExposure } from './exchange/exchange-exposure.ts'
import { exchangeMarkets } from './exchange/exchange-markets.ts'
import { openBets } from './exchange/open-bets.ts'
import { placeBets } from './exchange/place-bets.ts'
import { profitLoss } from './exchange/profit-loss.ts'
import { quoteCashOut } from './exchange/quote-cash-out.ts'
import { updateBet } from './exchange/update-bet.ts'
import { checkWithdrawal } from './cashier/check-withdrawal.ts'
import { confirmEwallet } from './cashier/confirm-ewallet.ts'
import { getPaymentMethods } from './cashier/get-payment-methods.ts'
import { getWalletNumber } from './cashier/get-wallet-number.ts'
import { requestEwallet } from './cashier/request-ewallet.ts'
import { sendReceipt } from './cashier/send-receipt.ts'
import { showWalletNumber } from './cashier/show-wallet-number.ts'
import { submitDeposit } from './cashier/submit-deposit.ts'
import { submitWithdrawal } from './cashier/submit-withdrawal.ts'
import { favouriteGame } from './games/favourite-game.ts'
import { favouriteGames } from './games/favourite-games.ts'
import { gameRun } from './games/game-run.ts'
import { getGames } from './games/get-games.ts'
import { getProvider } from './games/get-provider.ts'
import { getSystem } from './games/get-system.ts'
import { playerLogin } from './games/player-login.ts'
import { changePassword } from './identity/change-password.ts'
import { createPlayer } from './identity/create-player.ts'
import { forgotPassword } from './identity/forgot-password.ts'
import { login } from './identity/login.ts'
import { logout } from './identity/logout.ts'
import { resetPassword } from './identity/reset-password.ts'
import { deleteInboxMessage } from './support/delete-inbox-message.ts'
import { listInbox } from './support/list-inbox.ts'
import { readInboxMessage } from './support/read-inbox-message.ts'
import { showInboxMessage } from './support/show-inbox-message.ts'
import { cashClaim } from './bonuses/cash-claim.ts'
import { convertVipcoin } from './bonuses/convert-vipcoin.ts'
import { addNumber } from './identity/profile/add-number.ts'
import { balance } from './cashier/balance.ts'
import { marketBlock } from './exchange/market-block.ts'
import { otherPhones } from './identity/profile/other-phones.ts'
import { sendNumberCode } from './identity/profile/send-number-code.ts'
import { sendVerificationCode } from './identity/profile/send-verification-code.ts'
import { showUser } from './identity/profile/show-user.ts'
import { updateProfile } from './identity/profile/update-profile.ts'
import { verifyEmail } from './identity/profile/verify-email.ts'
import { verifyNumber } from './identity/profile/verify-number.ts'
import { verifyPhoneNumber } from './identity/profile/verify-phone-number.ts'
import { getPromotion } from './bonuses/get-promotion.ts'
import { showPromotion } from './bonuses/show-promotion.ts'
import { bettingRecord } from './reports/betting-record.ts'
import { exchangeHub } from './reports/exchange-hub.ts'
import { getTypes } from './reports/get-types.ts'
import { showTransactions } from './reports/show-transactions.ts'
import { showTurnovers } from './reports/show-turnovers.ts'
import { getCaptcha } from './identity/get-captcha.ts'
import { getGeneral } from './content/get-general.ts'
import { getLogo } from './content/get-logo.ts'
import { getSliders } from './content/get-sliders.ts'
import { getSocialLink } from './content/get-social-link.ts'
import { staffAnswerChat } from './support/desk/staff-answer-chat.ts'
import { staffApprovals } from './staff/staff-approvals.ts'
import { staffApproveDeposit } from './cashier/desk/staff-approve-deposit.ts'
import { staffApproveWithdrawal } from './cashier/desk/staff-approve-withdrawal.ts'
import { staffAskHeldWin } from './games/staff-ask-held-win.ts'
import { staffAudit } from './staff/staff-audit.ts'
import { staffBlockPlayer } from './identity/staff-block-player.ts'
import { staffChatMessages } from './support/desk/staff-chat-messages.ts'
import { staffChats } from './support/desk/staff-chats.ts'
import { staffClaimDeposit } from './cashier/desk/staff-claim-deposit.ts'
import { staffClaimWithdrawal } from './cashier/desk/staff-claim-withdrawal.ts'
import { staffCorrectBalance } from './cashier/desk/staff-correct-balance.ts'
import { staffDecideApproval } from './staff/staff-decide-approval.ts'
import { staffDeposits } from './cashier/desk/staff-deposits.ts'
import { staffHeldWins } from './games/staff-held-wins.ts'
import { staffLedger } from './reports/staff-ledger.ts'
import { staffLogin } from './staff/staff-login.ts'
import { staffLogout } from './staff/staff-logout.ts'
import { staffAskLimit } from './exchange/desk/staff-ask-limit.ts'
import { staffLiability } from './exchange/desk/staff-liability.ts'
import { staffMarket } from './exchange/desk/staff-market.ts'
import { staffMarkets } from './exchange/desk/staff-markets.ts'
import { staffPreviewSettlement } from './exchange/desk/staff-preview-settlement.ts'
import { staffSettleMarket } from './exchange/desk/staff-settle-market.ts'
import { staffSuspendMarket } from './exchange/desk/staff-suspend-market.ts'
import { staffOverview } from './reports/staff-overview.ts'
import { staffPlayer } from './identity/staff-player.ts'
import { staffPlayerExchange } from './exchange/desk/staff-player-exchange.ts'
import { staffPlayers } from './identity/staff-players.ts'
import { staffSecurity } from './staff/staff-security.ts'
import { staffMembers } from './staff/members/staff-members.ts'
import { staffInvite } from './staff/members/staff-invite.ts'
import { staffTakeCode } from './staff/members/staff-take-code.ts'
import { staffChangeRole } from './staff/members/staff-change-role.ts'
import { staffBlockMember } from './staff/members/staff-block-member.ts'
import { staffRecover } from './staff/members/staff-recover.ts'
import { staffSessions } from './staff/members/staff-sessions.ts'
import { staffEndSession } from './staff/members/staff-end-session.ts'
import { staffAccount } from './staff/members/staff-account.ts'
import { staffChangePassword } from './staff/members/staff-change-password.ts'
import { staffBeginAuthenticator } from './staff/members/staff-begin-authenticator.ts'
import { staffSetAuthenticator } from './staff/members/staff-set-authenticator.ts'
import { staffBeginEnrolment } from './staff/members/staff-begin-enrolment.ts'
import { staffEnrol } from './staff/members/staff-enrol.ts'
import { staffReceipt } from './cashier/desk/staff-receipt.ts'
import { staffRejectDeposit } from './cashier/desk/staff-reject-deposit.ts'
import { staffRejectWithdrawal } from './cashier/desk/staff-reject-withdrawal.ts'
import { staffWithdrawals } from './cashier/desk/staff-withdrawals.ts'
import { walletAuthenticate } from './games/wallet/wallet-authenticate.ts'
import { walletBalance } from './games/wallet/wallet-balance.ts'
import { walletBet } from './games/wallet/wallet-bet.ts'
import { walletEndRound } from './games/wallet/wallet-end-round.ts'
import { walletRollback } from './games/wallet/wallet-rollback.ts'
import { walletWin } from './games/wallet/wallet-win.ts'

/** Every call the server answers. A call without a handler does not compile. */
export const calls = {
  chatMessages,
  getChats,
  sendMessage,
  startChat,
  cancelBets,
  cashOut,
  clearedBets,
  exchangeActivity,
  exchangeExposure,
  exchangeMarkets,
  openBets,
  placeBets,
  profitLoss,
  quoteCashOut,
  updateBet,
  checkWithdrawal,
  getPaymentMethods,
  getWalletNumber,
  sendReceipt,
  showWalletNumber,
  submitDeposit,
  submitWithdrawal,
  favouriteGame,
  favouriteGames,
  gameRun,
  playerLogin,
  getGames,
  getProvider,
  getSystem,
  changePassword,
  createPlayer,
  forgotPassword,
  login,
  logout,
  resetPassword,
  deleteInboxMessage,
  listInbox,
  readInboxMessage,
  showInboxMessage,
  cashClaim,
  convertVipcoin,
  addNumber,
  balance,
  marketBlock,
  otherPhones,
  sendNumberCode,
  sendVerificationCode,
  showUser,
  updateProfile,
  verifyEmail,
  verifyNumber,
  verifyPhoneNumber,
  getPromotion,
  showPromotion,
  bettingRecord,
  exchangeHub,
  getTypes,
  showTransactions,
  showTurnovers,
  getGeneral,
  getLogo,
  getSliders,
  getSocialLink,
  staffAnswerChat,
  staffApprovals,
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffAskHeldWin,
  staffAudit,
  staffBlockPlayer,
  staffChatMessages,
  staffChats,
  staffClaimDeposit,
  staffClaimWithdrawal,
  staffCorrectBalance,
  staffDecideApproval,
  staffDeposits,
  staffHeldWins,
  staffLedger,
  staffLogin,
  staffLogout,
  staffAskLimit,
  staffLiability,
  staffMarket,
  staffMarkets,
  staffPreviewSettlement,
  staffSettleMarket,
  staffSuspendMarket,
  staffOverview,
  staffPlayer,
  staffPlayerExchange,
  staffPlayers,
  staffSecurity,
  staffMembers,
  staffInvite,
  staffTakeCode,
  staffChangeRole,
  staffBlockMember,
  staffRecover,
  staffSessions,
  staffEndSession,
  staffAccount,
  staffChangePassword,
  staffBeginAuthenticator,
  staffSetAuthenticator,
  staffBeginEnrolment,
  staffEnrol,
  staffReceipt,
  staffRejectDeposit,
  staffRejectWithdrawal,
  staffWithdrawals,
  walletAuthenticate,
  walletBalance,
  walletBet,
  walletEndRound,
  walletRollback,
  walletWin,
} as const

/** Calls of the documents that are declared and not yet answered. */
export const callsToCome = {
  confirmEwallet,
  requestEwallet,
  getCaptcha,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
