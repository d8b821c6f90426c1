import { staffBeginEnrolment, staffEnrol } from '@maidan/contract'
import type { World } from '@maidan/testkit'
import { generate } from 'otplib'

export const PASSWORD = 'Kestrel47moss9'

/** The code that an authenticator shows at the world's time. */
export function codeNow({ clock }: Pick<World, 'clock'>, secret: string): Promise<string> {
  return generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
}

/** Enrols an invited person by their code, as the page does; answers session and authenticator. */
export async function enrol(world: World, username: string, code: string, password = PASSWORD) {
  const begun = await world.call(staffBeginEnrolment, { body: { username, code } })
  if (begun.status !== 200) throw new Error(`no enrolment: ${begun.text}`)
  const { secret } = begun.body
  const totp = await codeNow(world, secret)
  const done = await world.call(staffEnrol, { body: { username, code, password, totp } })
  if (done.status !== 200 || done.body.token === undefined)
    throw new Error(`not enrolled: ${done.text}`)
  return { token: done.body.token, secret }
}
