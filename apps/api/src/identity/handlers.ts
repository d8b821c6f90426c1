import { staffAbuseCase } from './calls/abuse/staff-abuse-case.ts'
import { staffAbuseCases } from './calls/abuse/staff-abuse-cases.ts'
import { staffActOnCase } from './calls/abuse/staff-act-on-case.ts'
import { staffAskBonusStop } from './calls/abuse/staff-ask-bonus-stop.ts'
import { changePassword } from './calls/change-password.ts'
import { createPlayer } from './calls/create-player.ts'
import { forgotPassword } from './calls/forgot-password.ts'
import { getCaptcha } from './calls/get-captcha.ts'
import { login } from './calls/login.ts'
import { logout } from './calls/logout.ts'
import { addNumber } from './calls/profile/add-number.ts'
import { chooseTheme } from './calls/profile/choose-theme.ts'
import { otherPhones } from './calls/profile/other-phones.ts'
import { removeNumber } from './calls/profile/remove-number.ts'
import { sendNumberCode } from './calls/profile/send-number-code.ts'
import { sendVerificationCode } from './calls/profile/send-verification-code.ts'
import { showUser } from './calls/profile/show-user.ts'
import { updateProfile } from './calls/profile/update-profile.ts'
import { verifyEmail } from './calls/profile/verify-email.ts'
import { verifyNumber } from './calls/profile/verify-number.ts'
import { verifyPhoneNumber } from './calls/profile/verify-phone-number.ts'
import { resetPassword } from './calls/reset-password.ts'
import { beginSecondFactor } from './calls/security/begin-second-factor.ts'
import { confirmSecondFactor } from './calls/security/confirm-second-factor.ts'
import { endOtherSessions } from './calls/security/end-other-sessions.ts'
import { endSession } from './calls/security/end-session.ts'
import { listLogIns } from './calls/security/list-log-ins.ts'
import { listSessions } from './calls/security/list-sessions.ts'
import { removeSecondFactor } from './calls/security/remove-second-factor.ts'
import { renewRecoveryCodes } from './calls/security/renew-recovery-codes.ts'
import { showSecondFactor } from './calls/security/show-second-factor.ts'
import { staffBlockPlayer } from './calls/staff-block-player.ts'
import { staffPlayer } from './calls/staff-player.ts'
import { staffPlayers } from './calls/staff-players.ts'
import { staffResetFactor } from './calls/staff-reset-factor.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const identityHandlers = {
  addNumber,
  beginSecondFactor,
  changePassword,
  chooseTheme,
  confirmSecondFactor,
  createPlayer,
  endOtherSessions,
  endSession,
  forgotPassword,
  getCaptcha,
  listLogIns,
  listSessions,
  login,
  logout,
  otherPhones,
  removeNumber,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  sendNumberCode,
  sendVerificationCode,
  showSecondFactor,
  showUser,
  staffAbuseCase,
  staffAbuseCases,
  staffActOnCase,
  staffAskBonusStop,
  staffBlockPlayer,
  staffPlayer,
  staffPlayers,
  staffResetFactor,
  updateProfile,
  verifyEmail,
  verifyNumber,
  verifyPhoneNumber,
} satisfies Partial<Handlers<never>>
