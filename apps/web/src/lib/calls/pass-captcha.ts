import { failureCode, type ApiOptions } from '@maidan/client'

type MakeCall<Answer> = (options: ApiOptions) => Promise<Answer>

/** Makes a call that may ask for a captcha, and asks the player when it does. */
export type PassCaptcha = <Answer>(make: MakeCall<Answer>) => Promise<Answer>

/** Gives the player's answer in ASCII digits, or null when they turn away. */
type AskPlayer = (asked: { wasWrong: boolean }) => Promise<string | null>

/**
 * Makes a call, and again with the player's answer for as long as the server asks for one. Whoever
 * turns away gets the refusal itself.
 */
export async function passCaptcha<Answer>(
  make: MakeCall<Answer>,
  ask: AskPlayer,
  options: ApiOptions = {},
): Promise<Answer> {
  try {
    return await make(options)
  } catch (failure) {
    const code = failureCode(failure)
    if (code !== 'CAPTCHA_NEEDED' && code !== 'CAPTCHA_WRONG') throw failure
    const captchaAnswer = await ask({ wasWrong: code === 'CAPTCHA_WRONG' })
    if (captchaAnswer === null) throw failure
    return passCaptcha(make, ask, { captchaAnswer })
  }
}
