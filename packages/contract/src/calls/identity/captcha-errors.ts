import type { ErrorCode } from '../../errors.ts'

/** What a call refuses with past the limit from which it asks for the answer to a captcha. */
export const captchaErrors = ['CAPTCHA_NEEDED', 'CAPTCHA_WRONG'] as const satisfies ErrorCode[]
