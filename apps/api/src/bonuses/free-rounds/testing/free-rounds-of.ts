import { balance, lookPromoCode, showFreeRounds, takePromoCode } from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'
import { launchGame } from '../../../games/wallet/testing/launch-game.ts'
import { walletClient } from '../../../games/wallet/testing/wallet-client.ts'
import { sendFreeRounds } from '../send-free-rounds.ts'

export const GAME = 'PADMA-RIVERGOLD'

/** What players do with free rounds, through the front door, the studio's page and the wallet. */
export function freeRoundsOf(world: World) {
  async function take(person: Person, code = 'BOISHAKH10') {
    const { token } = person
    const { body } = await world.call(lookPromoCode, { token, body: { code } })
    const changed_at = body.changed_at ?? null
    return world.call(takePromoCode, { token, body: { code, changed_at } })
  }

  async function shown({ token }: Person) {
    const { body } = await world.call(showFreeRounds, { token })
    return body.data
  }

  async function wallet({ token }: Person) {
    const { body } = await world.call(balance, { token })
    return [body.balance, body.bonus]
  }

  /** Somebody who has taken the code, with the rounds at the provider. */
  async function withRounds(name: string): Promise<Person & { grant: string }> {
    const person = await world.signUp(name)
    const { body } = await take(person)
    await sendFreeRounds(world.api.ctx)
    return { ...person, grant: body.transaction_id }
  }

  async function askStudio(path: string, body: Record<string, unknown>) {
    const response = await fetch(world.partners.games + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  /** Opens the game as its page does. */
  async function sit(person: Person) {
    const { token: launch } = await launchGame(world, person, GAME)
    const { body } = await askStudio('/studio/session', { launch, game: GAME })
    return { session: String(body['session']), body }
  }

  /** A session of the wallet's own, for calls as a provider makes them. */
  async function openSeat(person: Person, { slug, game } = { slug: 'padma', game: GAME }) {
    const known = Object.entries(world.keys).find(([name]) => name === slug)
    const key = known?.[1] ?? { keyId: '', secret: '' }
    const call = walletClient({ url: world.url, slug, key, now: world.clock.now })
    const { token } = await launchGame(world, person, game)
    const opened = await call('authenticate', { token, game })
    return { wallet: call, game, session: opened.body['session'] ?? '' }
  }

  return { take, shown, wallet, withRounds, askStudio, sit, openSeat }
}
