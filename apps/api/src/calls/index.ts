import type { Handlers } from '../http/handler.ts'
import { chatMessages } from './chat/chat-messages.ts'
import { getChats } from './chat/get-chats.ts'
import { sendMessage } from './chat/send-message.ts'
import { startChat } from './chat/start-chat.ts'
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
import { checkWithdrawal } from './funds/check-withdrawal.ts'
import { getPaymentMethods } from './funds/get-payment-methods.ts'
import { getWalletNumber } from './funds/get-wallet-number.ts'
import { sendReceipt } from './funds/send-receipt.ts'
import { showWalletNumber } from './funds/show-wallet-number.ts'
import { submitDeposit } from './funds/submit-deposit.ts'
import { submitWithdrawal } from './funds/submit-withdrawal.ts'
import { favouriteGame } from './games/favourite-game.ts'
import { favouriteGames } from './games/favourite-games.ts'
import { gameRun } from './games/game-run.ts'
import { playerLogin } from './games/player-login.ts'
import { getGames } from './games/get-games.ts'
import { getProvider } from './games/get-provider.ts'
import { getSystem } from './games/get-system.ts'
import { changePassword } from './identity/change-password.ts'
import { createPlayer } from './identity/create-player.ts'
import { forgotPassword } from './identity/forgot-password.ts'
import { login } from './identity/login.ts'
import { logout } from './identity/logout.ts'
import { resetPassword } from './identity/reset-password.ts'
import { deleteInboxMessage } from './inbox/delete-inbox-message.ts'
import { listInbox } from './inbox/list-inbox.ts'
import { readInboxMessage } from './inbox/read-inbox-message.ts'
import { showInboxMessage } from './inbox/show-inbox-message.ts'
import { cashClaim } from './loyalty/cash-claim.ts'
import { convertVipcoin } from './loyalty/convert-vipcoin.ts'
import { addNumber } from './player/add-number.ts'
import { balance } from './player/balance.ts'
import { marketBlock } from './player/market-block.ts'
import { otherPhones } from './player/other-phones.ts'
import { sendNumberCode } from './player/send-number-code.ts'
import { sendVerificationCode } from './player/send-verification-code.ts'
import { showUser } from './player/show-user.ts'
import { updateProfile } from './player/update-profile.ts'
import { verifyEmail } from './player/verify-email.ts'
import { verifyNumber } from './player/verify-number.ts'
import { verifyPhoneNumber } from './player/verify-phone-number.ts'
import { getPromotion } from './promotions/get-promotion.ts'
import { showPromotion } from './promotions/show-promotion.ts'
import { bettingRecord } from './records/betting-record.ts'
import { exchangeHub } from './records/exchange-hub.ts'
import { getTypes } from './records/get-types.ts'
import { showTransactions } from './records/show-transactions.ts'
import { showTurnovers } from './records/show-turnovers.ts'
import { getGeneral } from './site/get-general.ts'
import { getLogo } from './site/get-logo.ts'
import { getSliders } from './site/get-sliders.ts'
import { getSocialLink } from './site/get-social-link.ts'
import { staffAnswerChat } from './staff/staff-answer-chat.ts'
import { staffApprovals } from './staff/staff-approvals.ts'
import { staffApproveDeposit } from './staff/staff-approve-deposit.ts'
import { staffApproveWithdrawal } from './staff/staff-approve-withdrawal.ts'
import { staffAskHeldWin } from './staff/staff-ask-held-win.ts'
import { staffAudit } from './staff/staff-audit.ts'
import { staffBlockPlayer } from './staff/staff-block-player.ts'
import { staffChatMessages } from './staff/staff-chat-messages.ts'
import { staffChats } from './staff/staff-chats.ts'
import { staffClaimDeposit } from './staff/staff-claim-deposit.ts'
import { staffClaimWithdrawal } from './staff/staff-claim-withdrawal.ts'
import { staffCorrectBalance } from './staff/staff-correct-balance.ts'
import { staffDecideApproval } from './staff/staff-decide-approval.ts'
import { staffDeposits } from './staff/staff-deposits.ts'
import { staffHeldWins } from './staff/staff-held-wins.ts'
import { staffLedger } from './staff/staff-ledger.ts'
import { staffLogin } from './staff/staff-login.ts'
import { staffLogout } from './staff/staff-logout.ts'
import { staffMarket } from './staff/staff-market.ts'
import { staffMarkets } from './staff/staff-markets.ts'
import { staffPreviewSettlement } from './staff/staff-preview-settlement.ts'
import { staffSettleMarket } from './staff/staff-settle-market.ts'
import { staffSuspendMarket } from './staff/staff-suspend-market.ts'
import { staffOverview } from './staff/staff-overview.ts'
import { staffPlayer } from './staff/staff-player.ts'
import { staffPlayers } from './staff/staff-players.ts'
import { staffSecurity } from './staff/staff-security.ts'
import { staffMembers } from './members/staff-members.ts'
import { staffInvite } from './members/staff-invite.ts'
import { staffTakeCode } from './members/staff-take-code.ts'
import { staffChangeRole } from './members/staff-change-role.ts'
import { staffBlockMember } from './members/staff-block-member.ts'
import { staffRecover } from './members/staff-recover.ts'
import { staffSessions } from './members/staff-sessions.ts'
import { staffEndSession } from './members/staff-end-session.ts'
import { staffAccount } from './members/staff-account.ts'
import { staffChangePassword } from './members/staff-change-password.ts'
import { staffBeginAuthenticator } from './members/staff-begin-authenticator.ts'
import { staffSetAuthenticator } from './members/staff-set-authenticator.ts'
import { staffBeginEnrolment } from './members/staff-begin-enrolment.ts'
import { staffEnrol } from './members/staff-enrol.ts'
import { staffReceipt } from './staff/staff-receipt.ts'
import { staffRejectDeposit } from './staff/staff-reject-deposit.ts'
import { staffRejectWithdrawal } from './staff/staff-reject-withdrawal.ts'
import { staffWithdrawals } from './staff/staff-withdrawals.ts'
import { walletAuthenticate } from './wallet/wallet-authenticate.ts'
import { walletBalance } from './wallet/wallet-balance.ts'
import { walletBet } from './wallet/wallet-bet.ts'
import { walletEndRound } from './wallet/wallet-end-round.ts'
import { walletRollback } from './wallet/wallet-rollback.ts'
import { walletWin } from './wallet/wallet-win.ts'

/** The handler of each call. One that is missing, or too many, does not compile. */
export const handlers: Handlers = {
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
  staffMarket,
  staffMarkets,
  staffPreviewSettlement,
  staffSettleMarket,
  staffSuspendMarket,
  staffOverview,
  staffPlayer,
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
}
