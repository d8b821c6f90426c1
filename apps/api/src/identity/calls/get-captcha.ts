import type { Calls } from '@maidan/contract'
import { askSum } from '../captcha/ask-sum.ts'
import { drawDigits } from '../captcha/draw-digits.ts'
import { newDigits } from '../captcha/new-digits.ts'
import { CAPTCHA_SECONDS, openCaptcha } from '../flows/open-captcha.ts'
import { RawAnswer, type Handler } from '../../platform/http/handler.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { CAPTCHA_COOKIE } from '../../platform/security/captcha-reply.ts'
import { ownCookie } from '../../platform/security/own-cookie.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; random: Random; db: Db; limits: Limits }

/** Where a call may ask for an answer. */
const ANSWERED_AT = '/api'

export const getCaptcha: Handler<Calls['getCaptcha'], Ports> = async (ports, request) => {
  const { query, ip, language } = request
  await ports.limits.take('captchaPerIp', networkOf(ip))
  if (query.as === 'sum') {
    const { question, answer } = askSum(ports.random, language ?? FIRST_LANGUAGE)
    return show(ports, answer, { contentType: 'text/plain; charset=utf-8', shown: question })
  }
  const digits = newDigits(ports.random)
  const picture = await drawDigits(digits, ports.random)
  return show(ports, digits, { contentType: 'image/png', shown: picture })
}

type Shown = { contentType: string; shown: string | Buffer }

/** The answer stays here; its asker gets what is shown, and a cookie that says which one it was. */
async function show(ports: Ports, answer: string, { contentType, shown }: Shown) {
  const cookie = ownCookie(ports.config, {
    name: CAPTCHA_COOKIE,
    value: await openCaptcha(ports, answer),
    path: ANSWERED_AT,
    seconds: CAPTCHA_SECONDS,
  })
  return new RawAnswer(contentType, shown, 200, { 'set-cookie': cookie })
}
