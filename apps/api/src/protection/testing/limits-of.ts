import {
  confirmPlayLimit,
  setPlayLimit,
  showProtection,
  takeBackPlayLimit,
  type CallBody,
  type Calls,
} from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'

type Name = CallBody<Calls['confirmPlayLimit']>

/** What players do with their limits, through the front door. */
export function limitsOf(world: Pick<World, 'call'>) {
  const shown = async ({ token }: Person, { kind, period }: Name) => {
    const { body } = await world.call(showProtection, { token })
    const found = body.limits.find((one) => one.kind === kind && one.period === period)
    if (!found) throw new Error(`no limit on ${kind} of a ${period} is shown`)
    return found
  }
  const set = ({ token }: Person, name: Name, amount: string | null) =>
    world.call(setPlayLimit, { token, body: { ...name, amount } })
  return {
    shown,
    set,
    /** The limit, once it is taken; anything else is an error. */
    async limited(person: Person, name: Name, amount: string) {
      const { status, text } = await set(person, name, amount)
      if (status !== 200) throw new Error(`the limit was refused: ${text}`)
    },
    sayYes: ({ token }: Person, name: Name) => world.call(confirmPlayLimit, { token, body: name }),
    takeBack: ({ token }: Person, name: Name) =>
      world.call(takeBackPlayLimit, { token, body: name }),
  }
}
