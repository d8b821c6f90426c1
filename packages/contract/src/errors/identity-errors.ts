import type { Refusals } from './refusals.ts'

/** Accounts, sign-up, log-in and profile. */
export const identityErrors = {
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
  MAIN_PHONE_STAYS: { status: 409, text: 'The main phone number stays on the account.' },
  NUMBER_IN_USE: {
    status: 409,
    text: 'A withdrawal to this number is under way. Once it is paid or cancelled, the number can be taken off.',
  },
  NUMBER_TOO_NEW: {
    status: 409,
    text: 'This number was added a short while ago. Money can be sent to it from {time} (GMT+6); your main number can be used now.',
  },
  BIRTHDAY_LOCKED: { status: 409, text: 'The birthday is saved and cannot be changed.' },
  BIRTHDAY_INVALID: { status: 422, text: 'Please choose your date of birth.' },
  UNDER_AGE: { status: 422, text: 'You must be 18 years old or more.' },
  PASSWORD_WRONG: { status: 422, text: 'The current password is wrong.' },
  PHONE_NOT_VERIFIED: { status: 422, text: 'Please verify your phone number first.' },
  SENDER_NOT_YOURS: {
    status: 422,
    text: 'Please use a verified phone number of your own account.',
  },
} as const satisfies Refusals
