/** Every limit on tries: so many points in so many seconds, per key (an address, a player…). */
export const limitRules = {
  requestsPerIp: { points: 3000, seconds: 60 },
  searchPerIp: { points: 240, seconds: 60 },
  /** A provider's whole traffic comes from a few addresses. */
  walletCallsPerIp: { points: 120_000, seconds: 60 },
  /** Calls that nobody's key has signed: a clock that is wrong, or a stranger. */
  badSignaturePerIp: { points: 60, seconds: 60 },
  loginPerIp: { points: 60, seconds: 900 },
  /** One address against one account; the next rule is wider, so that a stranger's wrong tries
   * do not lock the player out. */
  loginPerAccountFromIp: { points: 8, seconds: 900 },
  loginPerAccount: { points: 60, seconds: 900 },
  /** Codes of a second factor at log-in: two of a million are right at a time. */
  loginCodePerPlayerFromIp: { points: 6, seconds: 900 },
  loginCodePerPlayer: { points: 20, seconds: 3600 },
  staffLoginPerIp: { points: 30, seconds: 900 },
  staffLoginPerAccountFromIp: { points: 8, seconds: 900 },
  /** Over all addresses but those the account came in from lately: it slows guessing down and asks
   * for a minute's wait at most. */
  staffLoginPerAccount: { points: 12, seconds: 60 },
  enrolPerIp: { points: 30, seconds: 900 },
  /** Tries at one's own password and codes, inside a session. */
  secretPerStaff: { points: 10, seconds: 900 },
  secretPerPlayer: { points: 10, seconds: 900 },
  /** From here on a sign-up has to answer a captcha first; the same for codes below. */
  signUpBeforeCaptchaPerIp: { points: 12, seconds: 3600 },
  signUpPerIp: { points: 20, seconds: 3600 },
  /** Names, e-mails and phones that an address is told are taken. */
  takenReportedPerIp: { points: 10, seconds: 3600 },
  /** Codes that prove a player's own address to be theirs. */
  codePerPlayer: { points: 10, seconds: 86_400 },
  /** The same over all accounts that name one address but the first of them: it is twice what one
   * account has, so that no stranger alone uses up what its owner needs. */
  codePerTarget: { points: 20, seconds: 86_400 },
  /** Resets that are asked for with one username and one address, whether they fit or not. */
  resetCodePerTarget: { points: 10, seconds: 86_400 },
  codeBeforeCaptchaPerIp: { points: 15, seconds: 3600 },
  codePerIp: { points: 30, seconds: 3600 },
  /** Captchas that an address may be shown; each of them can be answered once. */
  captchaPerIp: { points: 60, seconds: 3600 },
  resetTryPerAccount: { points: 30, seconds: 3600 },
  resetTryPerAccountFromIp: { points: 10, seconds: 3600 },
  resetTryPerIp: { points: 60, seconds: 3600 },
  /** Numbers that a player adds to their account; each may be taken off again. */
  numberPerPlayer: { points: 10, seconds: 3600 },
  passwordChangePerPlayer: { points: 10, seconds: 3600 },
  walletNumberPerPlayer: { points: 120, seconds: 3600 },
  depositPerPlayer: { points: 30, seconds: 3600 },
  wrongTrxIdPerPlayer: { points: 10, seconds: 86_400 },
  /** Codes that are looked at and taken: enough for slips of the thumb, too few to guess. */
  promoCodePerPlayer: { points: 20, seconds: 3600 },
  /** Rewards of missions that are asked for: a few a day, and presses that come twice. */
  missionPerPlayer: { points: 30, seconds: 3600 },
  /** Limits that players set, say yes to or take back: each change is a letter. */
  playLimitPerPlayer: { points: 30, seconds: 3600 },
  tracePerPlayer: { points: 20, seconds: 3600 },
  withdrawalPerPlayer: { points: 20, seconds: 3600 },
  receiptPerPlayer: { points: 10, seconds: 86_400 },
  statementPerPlayer: { points: 30, seconds: 3600 },
  /** Days of a partner that one member of staff has reconciled: each asks the partner. */
  reconcilePerStaff: { points: 20, seconds: 600 },
  /** Proofs of the books that somebody wants beside the daily one: each reads all of the ledger. */
  proofPerHouse: { points: 12, seconds: 3600 },
  chatPerPlayer: { points: 30, seconds: 60 },
  chatPicturePerPlayer: { points: 20, seconds: 86_400 },
  pushDevicePerPlayer: { points: 120, seconds: 3600 },
  launchPerPlayer: { points: 60, seconds: 60 },
} as const satisfies Record<string, { points: number; seconds: number }>

export type LimitName = keyof typeof limitRules
