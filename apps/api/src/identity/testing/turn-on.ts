import { beginSecondFactor, confirmSecondFactor } from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'
import { generate } from 'otplib'

/** The code that an authenticator shows at the world's time. */
export function codeNow({ clock }: Pick<World, 'clock'>, secret: string): Promise<string> {
  return generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
}

/** Turns a player's second factor on, as the page does; a new code is then a step of time away. */
export async function turnOn(world: World, { token, password }: Person) {
  const begun = await world.call(beginSecondFactor, { token, body: { password } })
  if (begun.status !== 200) throw new Error(`no authenticator: ${begun.text}`)
  const { secret } = begun.body
  const totp = await codeNow(world, secret)
  const confirmed = await world.call(confirmSecondFactor, { token, body: { totp } })
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.text}`)
  world.clock.advance(30_000)
  return { secret, codes: confirmed.body.recovery_codes }
}
