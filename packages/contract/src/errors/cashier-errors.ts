import type { Refusals } from './refusals.ts'

/** Money in, money out and promotions. */
export const cashierErrors = {
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
  REFUND_STILL_ASKED: {
    status: 409,
    text: 'The partner is still asked about this refund and may answer by itself. It can be ended by hand once the partner has said nothing of it for a day.',
  },
  PROMOTION_UNAVAILABLE: { status: 422, text: 'This promotion is not available for you now.' },
  PROMOTION_METHOD: {
    status: 422,
    text: 'This promotion is for deposits by other methods. Its terms name them.',
  },
  PROMOTION_LEVEL: {
    status: 422,
    text: 'This promotion is for players with more VIP points earned. Its terms say how many.',
  },
  PROMOTION_TURNOVER_ACTIVE: {
    status: 409,
    text: 'Please finish the turnover of your present bonus before choosing another.',
  },
  PROMOTION_WORDS_MISSING: { status: 422, text: 'Please write this in every language.' },
  PROMOTION_DATES: { status: 422, text: 'The end has to be after the start.' },
  VIP_LEVELS_ORDER: {
    status: 422,
    text: 'The first level begins at 0 points, and each one after it higher than the one before.',
  },
  VIP_POINTS_TOO_DEAR: {
    status: 422,
    text: 'Points would be worth more here than the stake costs. At most {max}%.',
  },
  VIP_RATE_TOO_DEAR: {
    status: 422,
    text: 'Points would be worth more than stakes cost. At most {max} by the present levels and weights.',
  },
  PROMO_CODE_UNKNOWN: {
    status: 404,
    text: 'There is no such code. Please check how it is written.',
  },
  PROMO_CODE_OVER: { status: 409, text: 'This code has ended.' },
  PROMO_CODE_USED_UP: { status: 409, text: 'This code has been used as often as it could be.' },
  PROMO_CODE_USED: { status: 409, text: 'You have used this code already.' },
  PROMO_CODE_DEPOSIT_FIRST: {
    status: 409,
    text: 'This code is for players who have made a deposit. Make your first one and enter it again.',
  },
  BONUS_ON_BREAK: {
    status: 403,
    text: 'Play is closed on your account, so no bonus can be taken. What you have can be withdrawn.',
  },
  MISSION_UNDONE: {
    status: 409,
    text: '{done} of {plays} plays count so far. The reward is here once the mission is done.',
  },
  MISSION_OVER: { status: 409, text: 'The time to take this reward is over.' },
  FREE_GAME_UNKNOWN: { status: 422, text: 'Choose one of the slots that take free rounds.' },
  FREE_BET_UNKNOWN: { status: 422, text: 'Choose one of the bets of the game.' },
  PROMO_CODE_FORM: { status: 422, text: 'A code has {min} to {max} letters A to Z and digits.' },
  PROMO_CODE_TAKEN: { status: 422, text: 'Another promotion has this code.' },
  PROMOTION_KIND_FIXED: {
    status: 422,
    text: 'A promotion stays of its kind. Hide this one and make a new one.',
  },
  NUMBER_OUT_OF_RANGE: { status: 422, text: 'Please enter a number from {min} to {max}.' },
  WITHDRAWAL_PIN_NEEDED: { status: 403, text: 'Please enter your withdrawal PIN.' },
  WITHDRAWAL_PIN_WRONG: { status: 422, text: 'The PIN is wrong. {left} tries are left.' },
  WITHDRAWAL_PIN_LOCKED: {
    status: 429,
    text: 'Too many wrong PINs. Your money is safe: please try again in {minutes} minutes.',
  },
  WITHDRAWAL_PIN_EASY: {
    status: 422,
    text: 'Please choose 4 to 6 digits that are not a row, one digit or a pair.',
  },
  METHOD_DAY_LIMIT: {
    status: 422,
    text: 'With this method you have {left} left today. The whole limit is free again on {day} at 00:00 (GMT+6).',
  },
  FEE_CHANGED: {
    status: 409,
    text: 'The fee of this withdrawal is {fee} now. Nothing was asked for: please look at it and confirm again.',
  },
  WITHDRAWALS_OFF: { status: 409, text: 'Withdrawals are closed at the moment.' },
  DATE_OF_BIRTH_MISSING: {
    status: 400,
    text: 'Please add your Date of Birth to your profile first.',
  },
  TURNOVER_REMAINING: { status: 400, text: 'Please complete your turnover and try again.' },
  NOT_ENOUGH_MONEY: { status: 422, text: 'Your balance is too low for this.' },
  RECEIPT_INVALID: { status: 422, text: 'The receipt must be a picture or PDF of 5 MB at most.' },
  SWEEP_NOWHERE: {
    status: 409,
    text: 'There is no address to sweep to: the operator sets USDT_SWEEP_TO.',
  },
  SWEEP_EMPTY: {
    status: 409,
    text: 'No address that is in no sweep yet holds so much. Please take a smaller amount.',
  },
  SWEEP_COST_UNKNOWN: {
    status: 503,
    text: 'The node does not say what a transfer costs now. Please try again in a moment.',
  },
} as const satisfies Refusals
