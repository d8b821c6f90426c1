import { getGames, getPaymentMethods } from '@maidan/contract'
import type { ProcessWorld } from '@maidan/testkit'
import type fc from 'fast-check'
import { launchGame } from '../../games/wallet/testing/launch-game.ts'
import { callsOf } from '../../games/wallet/testing/open-table.ts'
import { walletClient } from '../../games/wallet/testing/wallet-client.ts'
import { busyPlayer, type Deed } from './busy-player.ts'

const FIRST_DEPOSIT_MINOR = 90_000

/** A player in front of a game, with a first deposit. */
export async function seatPlayer(world: ProcessWorld, staff: { token: string }, name: string) {
  const person = await world.signUp(name)
  const { body } = await world.call(getGames, { query: { system: 'PADMA' } })
  const game = body.games[0]?.code ?? ''
  const { token } = await launchGame(world, person, game)
  const key = world.keys.padma
  const wallet = walletClient({ url: world.url, slug: 'padma', key, now: () => new Date() })
  const opened = await wallet('authenticate', { token, game })
  const calls = callsOf({ wallet, game, session: opened.body['session'] ?? '' })
  const methods = (await world.call(getPaymentMethods)).body
  const methodId = (Array.isArray(methods) ? methods : methods.pgs)[0]?.id ?? 0
  let rounds = 0
  const newIds = () => {
    rounds += 1
    return { bet: `${name}-b${rounds}`, round: `${name}-r${rounds}` }
  }
  const second = await world.staff('cashier1')
  const player = busyPlayer({ world, person, staff, second, methodId, game: calls, newIds })
  await player.act({ kind: 'deposit', minor: FIRST_DEPOSIT_MINOR })
  return {
    person,
    book: player.book,
    async play(plan: fc.Stream<Deed>, day: { over: boolean }) {
      for (const deed of plan) {
        if (day.over) return
        await player.act(deed)
      }
    },
  }
}
