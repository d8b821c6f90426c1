/**
 * Carries the answer to a captcha beside a call that asked for one, in ASCII digits: the bodies of
 * the calls stay as they are.
 */
export const CAPTCHA_HEADER = 'x-captcha-answer'

/** Digits in the picture; the answer to a sum has no more of them. */
export const CAPTCHA_DIGITS = 4
