import type { CallFacts } from './call-facts.ts'

export const changePassword = {
  name: 'changePassword',
  method: 'POST',
  path: '/api/user-pwd',
  auth: 'player',
} as const satisfies CallFacts

export const chooseTheme = {
  name: 'chooseTheme',
  method: 'POST',
  path: '/api/user/theme',
  auth: 'player',
} as const satisfies CallFacts

export const createPlayer = {
  name: 'createPlayer',
  method: 'POST',
  path: '/api/v1/create-players',
  auth: 'none',
} as const satisfies CallFacts

export const forgotPassword = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/usr-forgot-password',
  auth: 'none',
} as const satisfies CallFacts

export const getCaptcha = {
  name: 'getCaptcha',
  method: 'GET',
  path: '/captcha',
  auth: 'none',
} as const satisfies CallFacts

export const login = {
  name: 'login',
  method: 'POST',
  path: '/api/login',
  auth: 'none',
} as const satisfies CallFacts

export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
  auth: 'player',
} as const satisfies CallFacts

export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/usr-reset-password',
  auth: 'none',
} as const satisfies CallFacts

export const staffBlockPlayer = {
  name: 'staffBlockPlayer',
  method: 'POST',
  path: '/api/staff/players/:id/block',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPlayer = {
  name: 'staffPlayer',
  method: 'GET',
  path: '/api/staff/players/:id',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPlayers = {
  name: 'staffPlayers',
  method: 'GET',
  path: '/api/staff/players',
  auth: 'staff',
} as const satisfies CallFacts

export const addNumber = {
  name: 'addNumber',
  method: 'POST',
  path: '/api/add/number',
  auth: 'player',
} as const satisfies CallFacts

export const removeNumber = {
  name: 'removeNumber',
  method: 'POST',
  path: '/api/user/numbers/remove',
  auth: 'player',
} as const satisfies CallFacts

export const otherPhones = {
  name: 'otherPhones',
  method: 'GET',
  path: '/api/get/other/phone',
  auth: 'player',
} as const satisfies CallFacts

export const sendNumberCode = {
  name: 'sendNumberCode',
  method: 'POST',
  path: '/api/add/send-verification-code',
  auth: 'player',
} as const satisfies CallFacts

export const sendVerificationCode = {
  name: 'sendVerificationCode',
  method: 'POST',
  path: '/api/send-verification-code',
  auth: 'player',
} as const satisfies CallFacts

export const showUser = {
  name: 'showUser',
  method: 'GET',
  path: '/api/user/show',
  auth: 'player',
} as const satisfies CallFacts

export const updateProfile = {
  name: 'updateProfile',
  method: 'POST',
  path: '/api/user/profile/update',
  auth: 'player',
} as const satisfies CallFacts

export const verifyEmail = {
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/verify-email',
  auth: 'player',
} as const satisfies CallFacts

export const verifyNumber = {
  name: 'verifyNumber',
  method: 'POST',
  path: '/api/add/verify-phone-number',
  auth: 'player',
} as const satisfies CallFacts

export const verifyPhoneNumber = {
  name: 'verifyPhoneNumber',
  method: 'POST',
  path: '/api/verify-phone-number',
  auth: 'player',
} as const satisfies CallFacts

export const beginSecondFactor = {
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/user/second-factor/begin',
  auth: 'player',
} as const satisfies CallFacts

export const confirmSecondFactor = {
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/user/second-factor/confirm',
  auth: 'player',
} as const satisfies CallFacts

export const endOtherSessions = {
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/user/sessions/end-others',
  auth: 'player',
} as const satisfies CallFacts

export const endSession = {
  name: 'endSession',
  method: 'POST',
  path: '/api/user/sessions/:id/end',
  auth: 'player',
} as const satisfies CallFacts

export const listLogIns = {
  name: 'listLogIns',
  method: 'GET',
  path: '/api/user/log-ins',
  auth: 'player',
} as const satisfies CallFacts

export const listSessions = {
  name: 'listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  auth: 'player',
} as const satisfies CallFacts

export const removeSecondFactor = {
  name: 'removeSecondFactor',
  method: 'POST',
  path: '/api/user/second-factor/remove',
  auth: 'player',
} as const satisfies CallFacts

export const renewRecoveryCodes = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  auth: 'player',
} as const satisfies CallFacts

export const showSecondFactor = {
  name: 'showSecondFactor',
  method: 'GET',
  path: '/api/user/second-factor',
  auth: 'player',
} as const satisfies CallFacts

export const staffResetFactor = {
  name: 'staffResetFactor',
  method: 'POST',
  path: '/api/staff/players/:id/reset-factor',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAbuseCases = {
  name: 'staffAbuseCases',
  method: 'GET',
  path: '/api/staff/abuse-cases',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAbuseCase = {
  name: 'staffAbuseCase',
  method: 'GET',
  path: '/api/staff/abuse-cases/:id',
  auth: 'staff',
} as const satisfies CallFacts

export const staffActOnCase = {
  name: 'staffActOnCase',
  method: 'POST',
  path: '/api/staff/abuse-cases/:id/acts/:act',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAskBonusStop = {
  name: 'staffAskBonusStop',
  method: 'POST',
  path: '/api/staff/abuse-cases/:id/bonuses/:verdict',
  auth: 'staff',
} as const satisfies CallFacts
