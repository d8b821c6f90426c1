/**
 * Every refusal a caller can act on: HTTP status and English text, in which `{name}` stands for a value
 * of `params`. `@maidan/locales` has the Bangla texts and does not compile while one is missing.
 */
export const errorCatalogue = {
  VALIDATION_FAILED: { status: 422, text: 'Please check the marked fields.' },
  BODY_NOT_READABLE: { status: 400, text: 'The request could not be read. Please try again.' },
  BODY_TOO_LARGE: { status: 413, text: 'The request is too large.' },
  UNSUPPORTED_MEDIA: { status: 415, text: 'Please send the request as JSON.' },
  NOT_FOUND: { status: 404, text: 'Nothing was found at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This address does not take that method.' },
  INTERNAL: {
    status: 500,
    text: 'Something broke on our side. Nothing was changed. Please try again.',
  },
  UNAVAILABLE: { status: 503, text: 'The site is busy. Please try again in a moment.' },
  NOT_CONFIRMED: {
    status: 503,
    text: 'We could not confirm this. Nothing is lost: sent again, the same request is done only once. Look at your records if you are not sure.',
  },
  NO_ROOM: {
    status: 503,
    text: 'We cannot save anything at the moment. Nothing was changed. Please try again in a few minutes.',
  },
  TOO_MANY_REQUESTS: { status: 429, text: 'Too many tries. Please wait {seconds} seconds.' },
  NOT_LOGGED_IN: { status: 401, text: 'Please log in again.' },
  NOT_YOUR_ACCOUNT: { status: 403, text: 'This belongs to another account.' },
  ACCOUNT_BLOCKED: {
    status: 403,
    text: 'This account is closed for play. Please contact customer support.',
  },
  INVALID_CREDENTIALS: { status: 401, text: 'Invalid username or password.' },
  USERNAME_TAKEN: { status: 422, text: 'This username is taken. Please choose another.' },
  PHONE_TAKEN: { status: 422, text: 'This phone number belongs to another account.' },
  EMAIL_TAKEN: { status: 422, text: 'This email belongs to another account.' },
  PASSWORD_COMMON: { status: 422, text: 'This password is too easy to guess. Choose another.' },
  REFERRAL_UNKNOWN: { status: 422, text: 'This referral code is not known.' },
  PAGE_VERSION_UNKNOWN: {
    status: 422,
    text: 'This version of the page is not known. Please open the page again and read what is published now.',
  },
  CURRENCY_NOT_OFFERED: {
    status: 422,
    text: 'No accounts are opened in this currency now. Please choose another one.',
  },
  COUNTRY_NOT_SERVED: { status: 403, text: 'The site does not serve this country.' },
  CODE_WRONG: { status: 422, text: 'The code is wrong. {left} tries are left.' },
  CODE_EXPIRED: { status: 422, text: 'The code has expired. Please ask for a new one.' },
  CODE_TRIES_USED: { status: 429, text: 'Too many wrong codes. Please ask for a new one.' },
  CODE_RESEND_WAIT: { status: 429, text: 'Please wait {seconds} seconds before the next code.' },
  CAPTCHA_NEEDED: {
    status: 403,
    text: 'Many requests have come from your network. Please enter the digits of the picture, or the result of the sum, to go on.',
  },
  CAPTCHA_WRONG: {
    status: 422,
    text: 'That answer does not fit or is too old. Please try again with a new picture or sum.',
  },
  ACCOUNT_NOT_MATCHED: {
    status: 422,
    text: 'The details do not match an account. Please check them.',
  },
  ALREADY_VERIFIED: { status: 409, text: 'This is verified already.' },
  PHONE_INVALID: { status: 422, text: 'Please enter a correct phone number.' },
  PHONE_NOT_FOUND: { status: 404, text: 'This phone number is not on your account.' },
  PHONE_ADDED: { status: 409, text: 'This phone number is on your account already.' },
  EMAIL_NOT_FOUND: { status: 404, text: 'This email is not on your account.' },
  PHONES_FULL: { status: 409, text: 'An account can have two extra phone numbers at most.' },
  BIRTHDAY_LOCKED: { status: 409, text: 'The birthday is saved and cannot be changed.' },
  BIRTHDAY_INVALID: { status: 422, text: 'Please choose your date of birth.' },
  UNDER_AGE: { status: 422, text: 'You must be 18 years old or more.' },
  PASSWORD_WRONG: { status: 422, text: 'The current password is wrong.' },
  PHONE_NOT_VERIFIED: { status: 422, text: 'Please verify your phone number first.' },
  SENDER_NOT_YOURS: {
    status: 422,
    text: 'Please use a verified phone number of your own account.',
  },
  AMOUNT_INVALID: { status: 422, text: 'Please enter a correct amount.' },
  AMOUNT_OUT_OF_RANGE: { status: 422, text: 'The amount must be between {min} and {max}.' },
  METHOD_UNAVAILABLE: { status: 422, text: 'This payment method is not available now.' },
  NO_RECEIVING_ACCOUNT: {
    status: 422,
    text: 'No account can receive this amount now. Please choose another method or channel.',
  },
  PARTNER_RESTING: {
    status: 503,
    text: '{method} does not answer at the moment. Please pay another way, or try again in {seconds} seconds.',
  },
  PARTNER_REFUSED: {
    status: 422,
    text: '{method} did not take this payment. Nothing was paid. Please try again or pay another way.',
  },
  PARTNER_SILENT: {
    status: 503,
    text: '{method} has not answered. You have not paid anything. We ask again by ourselves; look at your records in a minute.',
  },
  CANCEL_TOO_LATE: {
    status: 409,
    text: 'It is too late to cancel: it is being worked on or done.',
  },
  DEPOSIT_PENDING: {
    status: 409,
    text: 'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
  },
  WITHDRAWAL_PENDING: {
    status: 409,
    text: 'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
  },
  TRX_ID_INVALID: { status: 422, text: 'Please enter a correct transaction ID.' },
  TRX_ID_USED: { status: 409, text: 'This transaction ID has been used already.' },
  PROMOTION_UNAVAILABLE: { status: 422, text: 'This promotion is not available for you now.' },
  PROMOTION_TURNOVER_ACTIVE: {
    status: 409,
    text: 'Please finish the turnover of your present bonus before choosing another.',
  },
  PROMOTION_WORDS_MISSING: { status: 422, text: 'Please write this in every language.' },
  PROMOTION_DATES: { status: 422, text: 'The end has to be after the start.' },
  NUMBER_OUT_OF_RANGE: { status: 422, text: 'Please enter a number from {min} to {max}.' },
  WITHDRAWALS_OFF: { status: 409, text: 'Withdrawals are closed at the moment.' },
  DATE_OF_BIRTH_MISSING: {
    status: 400,
    text: 'Please add your Date of Birth to your profile first.',
  },
  TURNOVER_REMAINING: { status: 400, text: 'Please complete your turnover and try again.' },
  NOT_ENOUGH_MONEY: { status: 422, text: 'Your balance is too low for this.' },
  RECEIPT_INVALID: { status: 422, text: 'The receipt must be a picture or PDF of 5 MB at most.' },
  PICTURE_INVALID: {
    status: 422,
    text: 'This is no picture that we can show. Send a JPEG, PNG or WebP of 5 MB at most.',
  },
  PUSH_DEVICE_INVALID: {
    status: 422,
    text: 'Notifications cannot be sent to this browser. Please try another one.',
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    text: 'This request was sent before with other details. Please start again.',
  },
  SECTION_BLOCKED: {
    status: 403,
    text: 'Your selected section is currently blocked by Your Upline. Please Contact Customer Support.',
  },
  GAME_NOT_FOUND: { status: 404, text: 'This game is not available.' },
  GAME_WITHDRAWN: {
    status: 409,
    text: '{game} is not offered any more. Please choose another game.',
  },
  GAME_PROVIDER_DOWN: {
    status: 503,
    text: 'The game provider does not answer. Please try again in a moment.',
  },
  MARKET_NOT_FOUND: { status: 404, text: 'This market is not known.' },
  MARKET_NOT_OPEN: { status: 409, text: 'This market is not open yet. Nothing was placed.' },
  MARKET_SUSPENDED: {
    status: 409,
    text: 'The market is suspended at the moment. Nothing was placed. Try again when it reopens.',
  },
  MARKET_CLOSED: { status: 409, text: 'The market is closed. Nothing was placed.' },
  MARKET_CHANGED: {
    status: 409,
    text: 'The market changed while your bet was waiting, so it was not placed. Look at the new odds.',
  },
  BALL_RUNNING: {
    status: 409,
    text: 'A ball is being played. Nothing was placed. Try again in a moment.',
  },
  CANCELS_ONLY: {
    status: 409,
    text: 'Something has just happened in the match. For two seconds only cancels are taken. Nothing was placed.',
  },
  MATERIAL_EVENT: {
    status: 409,
    text: 'What was not matched lapsed at an event in the match, as you had chosen.',
  },
  FEED_STALE: {
    status: 409,
    text: 'The odds are not fresh enough to bet on. Nothing was placed. Try again in a moment.',
  },
  RUNNER_UNKNOWN: { status: 422, text: 'This selection is not part of the market.' },
  RUNNER_REMOVED: { status: 409, text: 'This selection has been withdrawn from the market.' },
  ODDS_INVALID: {
    status: 422,
    text: 'These odds do not exist. Please choose a step of the ladder.',
  },
  SIDE_NOT_OFFERED: { status: 422, text: 'This side is not offered in the market.' },
  ODDS_CHANGED: {
    status: 409,
    text: 'The odds are now {odds}. Nothing was placed. Place again if you agree.',
  },
  STAKE_OUT_OF_RANGE: { status: 422, text: 'The stake must be between {min} and {max}.' },
  HOUSE_LIMIT: {
    status: 409,
    text: 'The house takes at most {max} more on this bet now. Nothing was placed.',
  },
  TOO_MANY_BETS: {
    status: 409,
    text: 'At most {max} bets can wait on one market. Cancel some first. Nothing was placed.',
  },
  BET_IN_PROGRESS: {
    status: 409,
    text: 'This bet waits for its in-play delay and cannot be changed until that is over.',
  },
  EXCHANGE_CURRENCY: {
    status: 403,
    text: 'The exchange takes bets in taka only. Your account is kept in {currency}.',
  },
  CASH_OUT_NO_POSITION: { status: 409, text: 'There is nothing to cash out on this market.' },
  CASH_OUT_CHANGED: {
    status: 409,
    text: 'The cash-out is worth {amount} taka now. Nothing was placed. Confirm again if you agree.',
  },
  CASH_OUT_NOT_OFFERED: {
    status: 409,
    text: 'Not enough is offered now to cash out. Try a smaller part or try again in a moment.',
  },
  TURNED_IN_PLAY: {
    status: 409,
    text: 'What was not matched lapsed when the market turned in play.',
  },
  ORDER_EXPIRED: { status: 409, text: 'What was not matched lapsed at its time limit.' },
  SELF_MATCH: {
    status: 409,
    text: 'Your own bet on the other side stands at this price. Cancel it first.',
  },
  NOT_FILLED: { status: 409, text: 'Not enough was offered at this price, so nothing was placed.' },
  INTERRUPTED: {
    status: 409,
    text: 'The site restarted while your bet was waiting, so it was not placed. Your money is free.',
  },
  POINTS_TOO_FEW: {
    status: 422,
    text: 'Not enough points. Points must follow minimum VP required to convert.',
  },
  BONUS_TOO_SMALL: { status: 422, text: 'You need at least 10 to claim all.' },
  MESSAGE_EMPTY: { status: 422, text: 'Please write a message.' },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    text: 'Please enter the code of your authenticator app, or a recovery code.',
  },
  SECOND_FACTOR_WRONG: {
    status: 422,
    text: 'This code is wrong or was used already. Please wait for the next one, or use a recovery code.',
  },
  SECOND_FACTOR_ON: {
    status: 409,
    text: 'Your account asks for a code already. Turn that off first to use another app.',
  },
  STAFF_CODE_NEEDED: { status: 401, text: 'Please enter the code of your authenticator app.' },
  STAFF_CODE_WRONG: {
    status: 422,
    text: 'This code of the authenticator is wrong or was used already. Please wait for the next one.',
  },
  STAFF_PASSWORD_WEAK: {
    status: 422,
    text: 'Please choose {min} to {max} letters and digits, with at least one of each.',
  },
  STAFF_NAME_INVALID: {
    status: 422,
    text: 'A name has 3 to 32 small letters and digits; dots and hyphens may stand between.',
  },
  STAFF_OWN_ACCOUNT: { status: 409, text: 'This cannot be done to your own account.' },
  STAFF_TWO_ADMINS: { status: 409, text: 'The house keeps at least two administrators.' },
  ENROLMENT_INVALID: {
    status: 422,
    text: 'The name and the code do not fit, or the code has expired. Ask for a new one.',
  },
  STAFF_ROLE_MISSING: { status: 403, text: 'Your role does not allow this.' },
  STAFF_REASON_MISSING: { status: 422, text: 'Please give a reason.' },
  SETTING_INVALID: {
    status: 422,
    text: 'This setting cannot be that. See what it may be beside the field.',
  },
  STATE_CHANGED: {
    status: 409,
    text: 'This was changed in the meantime. Please look at its present state.',
  },
  CLAIMED_BY_OTHER: { status: 409, text: '{name} is working on this.' },
  APPROVAL_WAITING: { status: 409, text: 'This already waits for a second person.' },
  APPROVAL_EXPIRED: { status: 409, text: 'The time for this request is over. Ask for it again.' },
  SECOND_PERSON_NEEDED: { status: 409, text: 'A second person has to approve this.' },
  INVALID_SIGNATURE: { status: 401, text: 'The signature does not fit the request.' },
  DEVICE_CLOCK: { status: 401, text: 'The clock of the phone is over five minutes off.' },
  DEVICE_MESSAGE_CHANGED: { status: 409, text: 'Message {number} came before with another text.' },
  DEVICE_ACCOUNTS: { status: 422, text: 'Choose free accounts, one number for each method.' },
  SESSION_EXPIRED: { status: 401, text: 'The game session has ended. Please open the game again.' },
  PLAYER_BLOCKED: { status: 403, text: 'The player may not bet now.' },
  ROUND_NOT_FOUND: { status: 404, text: 'The round is not known.' },
  ROUND_CLOSED: { status: 409, text: 'The round is closed.' },
  BET_NOT_FOUND: { status: 404, text: 'The bet is not known.' },
  BET_ROLLED_BACK: { status: 409, text: 'The bet was rolled back.' },
  BET_ALREADY_SETTLED: { status: 409, text: 'The bet is settled already.' },
  TRANSACTION_CONFLICT: { status: 409, text: 'The transaction id was used with other data.' },
  WALLET_NOT_ENOUGH_MONEY: { status: 402, text: 'The balance is too low for this bet.' },
  STATEMENT_TOO_LONG: {
    status: 422,
    text: 'This month has more movements than one file can hold. Please ask customer support for it.',
  },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorCatalogue
