import { expect, test } from 'vitest'
import { chooseRoute, type PaymentRoute, type RouteState } from './choose-route.ts'

const own: PaymentRoute = { to: 'own', fromMinor: 0n, toMinor: 50_000n, successMinPercent: 60 }
const spare: PaymentRoute = { to: 'spare', fromMinor: 20_000n, toMinor: null, successMinPercent: 0 }
const well: RouteState = { restSeconds: 0, succeeded: 9, failed: 1 }
const bad: RouteState = { restSeconds: 0, succeeded: 5, failed: 5 }
const few: RouteState = { restSeconds: 0, succeeded: 0, failed: 9 }
const resting: RouteState = { restSeconds: 30, succeeded: 9, failed: 0 }
const absent: RouteState = { restSeconds: null, succeeded: 0, failed: 0 }

test.each<[string, bigint, RouteState, RouteState, string]>([
  ['both do well', 30_000n, well, well, 'own'],
  ['the amount is above the first', 50_001n, well, well, 'spare'],
  ['the amount is the most of the first', 50_000n, well, well, 'own'],
  ['the amount is below the second', 10_000n, bad, well, 'own'],
  ['the first goes badly', 30_000n, bad, well, 'spare'],
  ['too few were decided to say so', 30_000n, few, well, 'own'],
  ['the first rests', 30_000n, resting, well, 'spare'],
  ['the house has no partner for the first', 30_000n, absent, well, 'spare'],
  ['the second goes badly, which it may', 60_000n, well, bad, 'spare'],
  ['the first goes badly, and the second rests', 30_000n, bad, resting, 'own'],
])('where %s, %s minor go by %6$s', (_, amountMinor, first, second, to) => {
  const choice = chooseRoute([own, spare], amountMinor, (of) => (of === 'own' ? first : second))
  expect(choice).toMatchObject({ kind: 'route', route: { to } })
})

test('where each rests, the first to be asked again says when', () => {
  const states: Record<string, RouteState> = { own: resting, spare: { ...resting, restSeconds: 9 } }
  expect(chooseRoute([own, spare], 30_000n, (of) => states[of] ?? absent)).toEqual({
    kind: 'resting',
    seconds: 9,
  })
})

test.each([
  ['there is no route', [], 30_000n],
  ['no route takes the amount', [own], 50_001n],
])('where %s there is none', (_, routes, amountMinor) => {
  expect(chooseRoute(routes, amountMinor, () => well)).toEqual({ kind: 'none' })
})
