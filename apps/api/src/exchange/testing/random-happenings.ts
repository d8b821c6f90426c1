import { randomUUID } from 'node:crypto'
import { tickOfOdds } from '@maidan/money'
import type { World } from '@maidan/testkit'
import fc from 'fast-check'
import { type Bettor, type MatcherAnswer, isLost } from '../matcher/matcher-command.ts'
import { HARBOUR, reportPrice, TIGERS } from './open-market.ts'

/** What can happen to a market; `who` and `which` are taken modulo what there is. */
export type Happening =
  | {
      kind: 'place'
      who: number
      runnerId: number
      side: 'back' | 'lay'
      centi: number
      taka: number
      keep: boolean
      fill: boolean
    }
  | { kind: 'cancel'; who: number; which: number; partTaka: number | null }
  | { kind: 'cancel_all'; who: number }
  | {
      kind: 'price'
      centi: number
      taka: number
      state: 'open' | 'ball' | 'suspended' | 'in_play' | 'event'
    }
  | { kind: 'staff'; isOn: boolean }
  | { kind: 'wait' }

const TRIES_MAX = 2
const PRICES = [196, 198, 200, 202, 204]
const who = fc.nat(2)
const taka = fc.integer({ min: 10, max: 300 })

export const happenings: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      who,
      runnerId: fc.constantFrom(TIGERS, TIGERS, HARBOUR),
      side: fc.constantFrom('back' as const, 'lay' as const),
      centi: fc.constantFrom(...PRICES),
      taka,
      keep: fc.boolean(),
      fill: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      who,
      which: fc.nat(50),
      partTaka: fc.option(fc.integer({ min: 1, max: 200 })),
    }),
  },
  fc.record({ kind: fc.constant('cancel_all' as const), who }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      centi: fc.constantFrom(...PRICES),
      taka,
      state: fc.constantFrom('open', 'open', 'open', 'ball', 'suspended', 'in_play', 'event'),
    }),
  },
  fc.record({ kind: fc.constant('staff' as const), isOn: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
)

type Scene = { world: World; bettors: readonly Bettor[]; code: string }

/**
 * Lets it happen; that it is refused is as good an answer as any. A house that is busy is asked once
 * more, as a player would; to be turned away twice is a fault.
 */
export async function happen(scene: Scene, happening: Happening) {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await begin(scene, happening)
    if (answer === null || !isLost(answer)) return
  }
  throw new Error('the matcher lost a batch')
}

async function begin(scene: Scene, happening: Happening): Promise<MatcherAnswer | null> {
  const { world, code } = scene
  const { matcher } = world.api.ctx.exchange
  switch (happening.kind) {
    case 'place':
      return place(scene, happening)
    case 'cancel':
      return cancel(scene, happening)
    case 'cancel_all':
      return matcher.ask({ type: 'cancel', bettor: bettorOf(scene, happening), code, orders: null })
    case 'price':
      await price(scene, happening)
      return null
    case 'staff':
      return matcher.ask({ type: happening.isOn ? 'suspend' : 'resume', code, reason: 'staff' })
    case 'wait':
      world.clock.advance(3_500)
      return matcher.ask({ type: 'ready', code })
  }
}

function bettorOf({ bettors }: Scene, happening: { who: number }): Bettor {
  const bettor = bettors[happening.who % bettors.length]
  if (!bettor) throw new Error('nobody is there')
  return bettor
}

function place(scene: Scene, asked: Extract<Happening, { kind: 'place' }>) {
  const { runnerId, side, centi, keep, fill } = asked
  const tick = tickOfOdds(centi) ?? -1
  const sizeMinor = BigInt(asked.taka) * 100n
  const order = {
    code: scene.code,
    terms: { on: 'ladder', runnerId, side, tick },
    sizeMinor,
    persistence: keep ? 'keep' : 'lapse',
    onEvent: asked.taka % 2 === 0 ? 'keep' : 'lapse',
    fillOrKill: fill ? { minFillMinor: sizeMinor / 2n } : null,
    expiresInMs: asked.taka % 3 === 0 ? 5_000 : null,
    marketVersion: null,
    acceptAny: false,
  } as const
  const bettor = bettorOf(scene, asked)
  return scene.world.api.ctx.exchange.matcher.ask({
    type: 'place',
    bettor,
    clientRef: randomUUID(),
    fingerprint: 'one',
    orders: [order],
  })
}

/** One of the player's bets of the moment, all of it or a part. */
function cancel(scene: Scene, asked: Extract<Happening, { kind: 'cancel' }>) {
  const { matcher } = scene.world.api.ctx.exchange
  const { code } = scene
  const bettor = bettorOf(scene, asked)
  const own = [...(matcher.market(code)?.ordersOfPlayer.get(bettor.playerId) ?? [])]
  const orderId = own[asked.which % Math.max(own.length, 1)]?.orderId ?? 0
  const byMinor = asked.partTaka === null ? null : BigInt(asked.partTaka) * 100n
  return matcher.ask({
    type: 'cancel',
    bettor,
    code,
    orders: [{ orderId, byMinor, cancelledMinor: null }],
  })
}

/** A ladder step on both sides of the middle; a market that has turned in play stays so. */
function price({ world, code }: Scene, asked: Extract<Happening, { kind: 'price' }>) {
  const isInPlay =
    asked.state === 'in_play' ||
    asked.state === 'event' ||
    (world.api.ctx.exchange.matcher.market(code)?.life.isInPlay ?? false)
  return reportPrice(world, code, {
    isInPlay,
    suspended: asked.state === 'suspended',
    ballRunning: asked.state === 'ball',
    ...(asked.state === 'event' && { event: randomUUID() }),
    back: [[(asked.centi - 2) / 100, asked.taka]],
    lay: [[(asked.centi + 2) / 100, asked.taka]],
  })
}
