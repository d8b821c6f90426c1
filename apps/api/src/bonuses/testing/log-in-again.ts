import { login } from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'

/** The same person with a new session: none lasts as long as the clocks of these tests jump. */
export async function logInAgain<Someone extends Person>(
  world: World,
  person: Someone,
): Promise<Someone> {
  const { username, password } = person
  const { body } = await world.call(login, { body: { username, password } })
  return { ...person, token: body.token }
}
