import { acceptPage } from './content/calls/pages/accept-page.ts'
import { duePages } from './content/calls/pages/due-pages.ts'
import { getPage } from './content/calls/pages/get-page.ts'
import { getPages } from './content/calls/pages/get-pages.ts'
import { staffPage } from './content/calls/pages/staff-page.ts'
import { staffPages } from './content/calls/pages/staff-pages.ts'
import { staffPublishPage } from './content/calls/pages/staff-publish-page.ts'
import type { Handlers } from './platform/http/handler.ts'
import { chatMessages } from './support/calls/chat-messages.ts'
import { chatPicture } from './support/calls/chat-picture.ts'
import { findPushDevice } from './support/calls/notices/find-push-device.ts'
import { forgetPushDevice } from './support/calls/notices/forget-push-device.ts'
import { savePushDevice } from './support/calls/notices/save-push-device.ts'
import { sendChatPicture } from './support/calls/send-chat-picture.ts'
import { getChats } from './support/calls/get-chats.ts'
import { sendMessage } from './support/calls/send-message.ts'
import { startChat } from './support/calls/start-chat.ts'
import { cancelBets } from './exchange/calls/cancel-bets.ts'
import { cashOut } from './exchange/calls/cash-out.ts'
import { clearedBets } from './exchange/calls/cleared-bets.ts'
import { exchangeActivity } from './exchange/calls/exchange-activity.ts'
import { exchangeExposure } from './exchange/calls/exchange-exposure.ts'
import { exchangeMarkets } from './exchange/calls/exchange-markets.ts'
import { openBets } from './exchange/calls/open-bets.ts'
import { placeBets } from './exchange/calls/place-bets.ts'
import { marketTrading } from './exchange/calls/market-trading.ts'
import { profitLoss } from './exchange/calls/profit-loss.ts'
import { quoteCashOut } from './exchange/calls/quote-cash-out.ts'
import { updateBet } from './exchange/calls/update-bet.ts'
import { checkWithdrawal } from './cashier/calls/check-withdrawal.ts'
import { getPaymentMethods } from './cashier/calls/get-payment-methods.ts'
import { getWalletNumber } from './cashier/calls/get-wallet-number.ts'
import { sendReceipt } from './cashier/calls/send-receipt.ts'
import { showWalletNumber } from './cashier/calls/show-wallet-number.ts'
import { submitDeposit } from './cashier/calls/submit-deposit.ts'
import { submitWithdrawal } from './cashier/calls/submit-withdrawal.ts'
import { favouriteGame } from './games/calls/favourite-game.ts'
import { favouriteGames } from './games/calls/favourite-games.ts'
import { gameRun } from './games/calls/game-run.ts'
import { playerLogin } from './games/calls/player-login.ts'
import { getCatalogue } from './games/calls/get-catalogue.ts'
import { getLobby } from './games/calls/get-lobby.ts'
import { getGames } from './games/calls/get-games.ts'
import { getProvider } from './games/calls/get-provider.ts'
import { getSystem } from './games/calls/get-system.ts'
import { changePassword } from './identity/calls/change-password.ts'
import { createPlayer } from './identity/calls/create-player.ts'
import { forgotPassword } from './identity/calls/forgot-password.ts'
import { getCaptcha } from './identity/calls/get-captcha.ts'
import { login } from './identity/calls/login.ts'
import { logout } from './identity/calls/logout.ts'
import { resetPassword } from './identity/calls/reset-password.ts'
import { beginSecondFactor } from './identity/calls/security/begin-second-factor.ts'
import { confirmSecondFactor } from './identity/calls/security/confirm-second-factor.ts'
import { endOtherSessions } from './identity/calls/security/end-other-sessions.ts'
import { endSession } from './identity/calls/security/end-session.ts'
import { listLogIns } from './identity/calls/security/list-log-ins.ts'
import { listSessions } from './identity/calls/security/list-sessions.ts'
import { removeSecondFactor } from './identity/calls/security/remove-second-factor.ts'
import { renewRecoveryCodes } from './identity/calls/security/renew-recovery-codes.ts'
import { showSecondFactor } from './identity/calls/security/show-second-factor.ts'
import { staffResetFactor } from './identity/calls/staff-reset-factor.ts'
import { deleteInboxMessage } from './support/calls/delete-inbox-message.ts'
import { listInbox } from './support/calls/list-inbox.ts'
import { readInboxMessage } from './support/calls/read-inbox-message.ts'
import { showInboxMessage } from './support/calls/show-inbox-message.ts'
import { cashClaim } from './bonuses/calls/cash-claim.ts'
import { convertVipcoin } from './bonuses/calls/convert-vipcoin.ts'
import { addNumber } from './identity/calls/profile/add-number.ts'
import { balance } from './cashier/calls/balance.ts'
import { marketBlock } from './exchange/calls/market-block.ts'
import { chooseTheme } from './identity/calls/profile/choose-theme.ts'
import { otherPhones } from './identity/calls/profile/other-phones.ts'
import { sendNumberCode } from './identity/calls/profile/send-number-code.ts'
import { sendVerificationCode } from './identity/calls/profile/send-verification-code.ts'
import { showUser } from './identity/calls/profile/show-user.ts'
import { updateProfile } from './identity/calls/profile/update-profile.ts'
import { verifyEmail } from './identity/calls/profile/verify-email.ts'
import { verifyNumber } from './identity/calls/profile/verify-number.ts'
import { verifyPhoneNumber } from './identity/calls/profile/verify-phone-number.ts'
import { getPromotion } from './bonuses/calls/get-promotion.ts'
import { showPromotion } from './bonuses/calls/show-promotion.ts'
import { bettingRecord } from './reports/calls/betting-record.ts'
import { exchangeHub } from './reports/calls/exchange-hub.ts'
import { getTypes } from './reports/calls/get-types.ts'
import { showTransactions } from './reports/calls/show-transactions.ts'
import { showTurnovers } from './reports/calls/show-turnovers.ts'
import { searchSite } from './content/calls/search-site.ts'
import { getGeneral } from './content/calls/get-general.ts'
import { getLogo } from './content/calls/get-logo.ts'
import { getSliders } from './content/calls/get-sliders.ts'
import { getSocialLink } from './content/calls/get-social-link.ts'
import { staffAnswerChat } from './support/calls/desk/staff-answer-chat.ts'
import { staffApprovals } from './staff/calls/staff-approvals.ts'
import { staffApproveDeposit } from './cashier/calls/desk/staff-approve-deposit.ts'
import { staffApproveWithdrawal } from './cashier/calls/desk/staff-approve-withdrawal.ts'
import { staffAskHeldWin } from './games/calls/staff-ask-held-win.ts'
import { staffAudit } from './staff/calls/staff-audit.ts'
import { staffChangeSetting } from './staff/calls/settings/staff-change-setting.ts'
import { staffSettings } from './staff/calls/settings/staff-settings.ts'
import { staffBlockPlayer } from './identity/calls/staff-block-player.ts'
import { staffChatMessages } from './support/calls/desk/staff-chat-messages.ts'
import { staffChatPicture } from './support/calls/desk/staff-chat-picture.ts'
import { staffChats } from './support/calls/desk/staff-chats.ts'
import { staffClaimDeposit } from './cashier/calls/desk/staff-claim-deposit.ts'
import { staffClaimWithdrawal } from './cashier/calls/desk/staff-claim-withdrawal.ts'
import { staffCorrectBalance } from './cashier/calls/desk/staff-correct-balance.ts'
import { staffDecideApproval } from './staff/calls/staff-decide-approval.ts'
import { staffDeposits } from './cashier/calls/desk/staff-deposits.ts'
import { staffHeldWins } from './games/calls/staff-held-wins.ts'
import { staffLedger } from './reports/calls/staff-ledger.ts'
import { staffLogin } from './staff/calls/staff-login.ts'
import { staffLogout } from './staff/calls/staff-logout.ts'
import { staffAskLimit } from './exchange/calls/desk/staff-ask-limit.ts'
import { staffLiability } from './exchange/calls/desk/staff-liability.ts'
import { staffMarket } from './exchange/calls/desk/staff-market.ts'
import { staffMarkets } from './exchange/calls/desk/staff-markets.ts'
import { staffPreviewSettlement } from './exchange/calls/desk/staff-preview-settlement.ts'
import { staffSettleMarket } from './exchange/calls/desk/staff-settle-market.ts'
import { staffSuspendMarket } from './exchange/calls/desk/staff-suspend-market.ts'
import { staffOverview } from './reports/calls/staff-overview.ts'
import { staffPlayer } from './identity/calls/staff-player.ts'
import { staffPlayerExchange } from './exchange/calls/desk/staff-player-exchange.ts'
import { staffPlayers } from './identity/calls/staff-players.ts'
import { staffSecurity } from './staff/calls/staff-security.ts'
import { staffMembers } from './staff/calls/members/staff-members.ts'
import { staffInvite } from './staff/calls/members/staff-invite.ts'
import { staffTakeCode } from './staff/calls/members/staff-take-code.ts'
import { staffChangeRole } from './staff/calls/members/staff-change-role.ts'
import { staffBlockMember } from './staff/calls/members/staff-block-member.ts'
import { staffRecover } from './staff/calls/members/staff-recover.ts'
import { staffSessions } from './staff/calls/members/staff-sessions.ts'
import { staffEndSession } from './staff/calls/members/staff-end-session.ts'
import { staffAccount } from './staff/calls/members/staff-account.ts'
import { staffChangePassword } from './staff/calls/members/staff-change-password.ts'
import { staffBeginAuthenticator } from './staff/calls/members/staff-begin-authenticator.ts'
import { staffSetAuthenticator } from './staff/calls/members/staff-set-authenticator.ts'
import { staffBeginEnrolment } from './staff/calls/members/staff-begin-enrolment.ts'
import { staffEnrol } from './staff/calls/members/staff-enrol.ts'
import { staffReceipt } from './cashier/calls/desk/staff-receipt.ts'
import { staffRejectDeposit } from './cashier/calls/desk/staff-reject-deposit.ts'
import { staffRejectWithdrawal } from './cashier/calls/desk/staff-reject-withdrawal.ts'
import { staffWithdrawals } from './cashier/calls/desk/staff-withdrawals.ts'
import { walletAuthenticate } from './games/calls/wallet/wallet-authenticate.ts'
import { walletBalance } from './games/calls/wallet/wallet-balance.ts'
import { walletBet } from './games/calls/wallet/wallet-bet.ts'
import { walletEndRound } from './games/calls/wallet/wallet-end-round.ts'
import { walletRollback } from './games/calls/wallet/wallet-rollback.ts'
import { walletWin } from './games/calls/wallet/wallet-win.ts'

/** The handler of each call. One that is missing, or too many, does not compile. */
export const handlers = {
  chatMessages,
  chatPicture,
  findPushDevice,
  forgetPushDevice,
  savePushDevice,
  sendChatPicture,
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
  marketTrading,
  quoteCashOut,
  updateBet,
  exchangeHub,
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
  getCatalogue,
  getGames,
  getLobby,
  getProvider,
  getSystem,
  changePassword,
  createPlayer,
  forgotPassword,
  getCaptcha,
  login,
  logout,
  resetPassword,
  beginSecondFactor,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  listLogIns,
  listSessions,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  staffResetFactor,
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
  chooseTheme,
  updateProfile,
  verifyEmail,
  verifyNumber,
  verifyPhoneNumber,
  getPromotion,
  showPromotion,
  bettingRecord,
  getTypes,
  showTransactions,
  showTurnovers,
  getGeneral,
  searchSite,
  getLogo,
  getSliders,
  getSocialLink,
  staffAnswerChat,
  staffApprovals,
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffAskHeldWin,
  staffAudit,
  staffChangeSetting,
  staffSettings,
  staffBlockPlayer,
  staffChatMessages,
  staffChatPicture,
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
  acceptPage,
  duePages,
  getPage,
  getPages,
  staffPage,
  staffPages,
  staffPublishPage,
} satisfies Handlers<never>
