import type { ImmediateCommand } from '../command.ts'
import type { LiveOrder } from '../orders/live-order.ts'
import { openBothEngines } from './both-engines.ts'
import { PLAYERS } from './held-money.ts'
import type { Deed, Moment, QuietDeed } from './random-deeds.ts'
import { FACTS, hedge, reportOf, requested } from './street.ts'

const BEGIN_MS = 1_000_000

/** How often a life came to what. */
export type Tally = Map<string, number>

/** Lives a life in both engines, and throws at the first difference; counts what was answered. */
export function liveIt(moments: readonly Moment[], tally: Tally) {
  const both = openBothEngines()
  let nowMs = BEGIN_MS
  for (const { deed, afterMs } of moments) {
    nowMs += afterMs
    const answer = live(both, deed, nowMs)
    both.assertSame()
    const name = `${deed.kind} ${answer.status === 'done' ? 'done' : answer.code}`
    tally.set(name, (tally.get(name) ?? 0) + 1)
  }
  for (const { orders, matches } of both.naives) {
    for (const { lapseCode } of orders)
      if (lapseCode) tally.set(`lapse ${lapseCode}`, (tally.get(`lapse ${lapseCode}`) ?? 0) + 1)
    tally.set('matches', (tally.get('matches') ?? 0) + matches.length)
    for (const name of cashOuts(orders)) tally.set(name, (tally.get(name) ?? 0) + 1)
  }
}

/** How each cash-out of several bets came out; one of which but a part was matched is an error. */
function cashOuts(orders: readonly LiveOrder[]): string[] {
  const ids = new Set(orders.flatMap(({ cashOutId }) => cashOutId ?? []))
  return [...ids].flatMap((id) => {
    const parts = orders.filter(({ cashOutId }) => cashOutId === id)
    const matched = parts.filter(({ matchedMinor }) => matchedMinor > 0n)
    const whole = parts.filter(({ matchedMinor, sizeMinor }) => matchedMinor === sizeMinor)
    if (matched.length !== whole.length || (whole.length > 0 && whole.length < parts.length))
      throw new Error(`${whole.length} of ${parts.length} bets of cash-out ${id} are matched`)
    const how = whole.length > 0 ? 'matched' : parts.map(({ lapseCode }) => lapseCode).join(' ')
    return parts.length > 1 ? [`cash-out ${how}`] : []
  })
}

type Both = ReturnType<typeof openBothEngines>

function live(both: Both, deed: Deed, nowMs: number) {
  if (deed.kind !== 'place') return both.apply(commandOf(both, deed, nowMs), nowMs)
  const { who, bets, isCashOut, meanwhile } = deed
  const versions = both.naives.map(({ version }) => version)
  const orders = bets.map((bet, index) =>
    isCashOut ? hedge(bet, { index, versions }) : requested(bet, versions),
  )
  // What a player asks of a market waits for what they asked before.
  const between = meanwhile && !('who' in meanwhile) ? commandOf(both, meanwhile, nowMs) : null
  const command = { type: 'place', bettor: bettorOf(who), orders, isCashOut } as const
  return both.place(command, nowMs, between)
}

function bettorOf(who: number) {
  return { playerId: PLAYERS[who % PLAYERS.length] ?? 0 }
}

function seenOf(
  seen: Extract<QuietDeed, { kind: 'cancel' }>['seen'],
  order: { cancelledMinor: bigint } | undefined,
): bigint | null {
  switch (seen) {
    case 'any':
      return null
    case 'this':
      return order?.cancelledMinor ?? null
    case 'other':
      return (order?.cancelledMinor ?? 0n) + 1n
  }
}

function commandOf({ naives }: Both, deed: QuietDeed, nowMs: number): ImmediateCommand {
  const market = naives[deed.market % FACTS.length]
  if (!market) throw new Error('there are markets')
  const { facts, orders } = market
  const { code } = facts
  const idOf = (which: number) => orders[which % Math.max(orders.length, 1)]?.orderId ?? 0
  switch (deed.kind) {
    case 'cancel': {
      const named = deed.which.map((which) => ({
        orderId: idOf(which),
        byMinor: deed.partMinor,
        cancelledMinor: seenOf(deed.seen, orders[which % Math.max(orders.length, 1)]),
      }))
      return {
        type: 'cancel',
        bettor: bettorOf(deed.who),
        code,
        orders: named.length > 0 ? named : null,
      }
    }
    case 'persist': {
      const persistence = deed.keep ? 'keep' : 'lapse'
      const onEvent = deed.onEvent ? 'lapse' : null
      const orderId = idOf(deed.which)
      return { type: 'persist', bettor: bettorOf(deed.who), code, orderId, persistence, onEvent }
    }
    case 'price':
      return { type: 'price', code, price: reportOf(facts, deed.price, nowMs) }
    case 'ready':
      return { type: 'ready', code }
    case 'staff':
      return { type: deed.isOn ? 'suspend' : 'resume', code, reason: deed.reason }
    case 'close':
      return { type: 'close', code, resultAtMs: nowMs - deed.agoMs }
    case 'bar':
      return { type: 'bar', code, playerId: bettorOf(deed.who).playerId }
  }
}
