import type { Calls } from '@maidan/contract'
import { offeredCurrencies } from '../../cashier/queries/offered-currencies.ts'
import { passCaptcha } from '../flows/pass-captcha.ts'
import { registerPlayer } from '../flows/register-player.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { checkSignUp } from '../rules/check-sign-up.ts'
import { countriesServed } from '../rules/countries-served.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

/** Fields at which a refusal says what somebody else has. */
const TELLING: readonly string[] = ['username', 'email', 'phone']

function tellsTaken(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  return Object.keys(error.detail.errors ?? {}).some((field) => TELLING.includes(field))
}

export const createPlayer: Handler<Calls['createPlayer'], Ports> = async (ports, request) => {
  const { body, ip } = request
  const currencies = await offeredCurrencies(ports.db)
  const signUp = checkSignUp({ currencies, countries: countriesServed(ports.config) }, body)
  await passCaptcha(ports, 'signUpBeforeCaptchaPerIp', request)
  await ports.limits.take('signUpPerIp', networkOf(ip))
  await registerPlayer(ports, signUp, ip).catch(async (error: unknown) => {
    if (tellsTaken(error)) await ports.limits.take('takenReportedPerIp', networkOf(ip))
    throw error
  })
  return { message: 'Registration successful', errors: {}, exchange: [] }
}
