import type { SwimmingFish } from './school.ts'

/**
 * `flies`: from the boat to its fish. `waits`: closed around it, the answer is not here. `hauls`:
 * back to the boat with the fish in it. `sinks`: empty, and soon gone.
 */
type NetState = 'flies' | 'waits' | 'hauls' | 'sinks'

/** What became of a cast, and what to write over it. */
export type CastResult = { caught: boolean; text: string; tier: 0 | 1 | 2 }

/** A net in the picture. */
export type Net = {
  castId: number
  fish: SwimmingFish
  state: NetState
  ageMs: number
  x: number
  y: number
  fromX: number
  fromY: number
  result: CastResult | null
  /** Called once its result can be seen. */
  seen: () => void
}

const FLIGHT_MS = 380
const HAUL_MS = 520
const SINK_MS = 420

export type Point = { x: number; y: number }

/** Moves a net on; says when something happened that the river answers to. */
export function moveNet(
  net: Net,
  deltaMs: number,
  hand: Point,
): 'landed' | 'decided' | 'aboard' | 'sunk' | null {
  net.ageMs += deltaMs
  switch (net.state) {
    case 'flies':
      return fly(net, hand)
    case 'waits':
      return decide(net)
    case 'hauls':
      return haul(net, hand)
    case 'sinks':
      return net.ageMs >= SINK_MS ? 'sunk' : null
  }
}

/** How wide a net is open, from 0 to 1. */
export function openness({ state, ageMs }: Net): number {
  switch (state) {
    case 'flies':
      return 0.25 + 0.75 * Math.min(1, ageMs / FLIGHT_MS)
    case 'waits':
      return Math.max(0.74, 1 - ageMs / 700)
    case 'hauls':
      return 0.7 - 0.25 * Math.min(1, ageMs / HAUL_MS)
    case 'sinks':
      return 0.74 + 0.2 * Math.min(1, ageMs / SINK_MS)
  }
}

/** How clearly a net is seen, from 0 to 1. */
export function clearness({ state, ageMs }: Net): number {
  return state === 'sinks' ? Math.max(0, 1 - ageMs / SINK_MS) : 1
}

function fly(net: Net, hand: Point): 'landed' | null {
  const share = Math.min(1, net.ageMs / FLIGHT_MS)
  const eased = 1 - (1 - share) ** 2
  net.x = hand.x + (net.fish.x - hand.x) * eased
  net.y = hand.y + (net.fish.y - hand.y) * eased - Math.sin(share * Math.PI) * 34
  if (share < 1) return null
  turn(net, 'waits')
  return 'landed'
}

function decide(net: Net): 'decided' | null {
  net.x = net.fish.x
  net.y = net.fish.y
  if (net.result === null) return null
  turn(net, net.result.caught ? 'hauls' : 'sinks')
  return 'decided'
}

function haul(net: Net, hand: Point): 'aboard' | null {
  const share = Math.min(1, net.ageMs / HAUL_MS)
  const eased = share * share * (3 - 2 * share)
  net.x = net.fromX + (hand.x - net.fromX) * eased
  net.y = net.fromY + (hand.y - net.fromY) * eased
  net.fish.x = net.x
  net.fish.y = net.y
  return share >= 1 ? 'aboard' : null
}

function turn(net: Net, state: NetState): void {
  net.state = state
  net.ageMs = 0
  net.fromX = net.x
  net.fromY = net.y
}
