import { pairOf, pairText, type AbuseSignal } from './abuse-signal.ts'

/** What an account leaves behind that another one may leave, too. */
export const TRACE_KINDS = ['phone', 'wallet', 'device', 'sign_up_address'] as const
export type TraceKind = (typeof TRACE_KINDS)[number]

/** One account's trace, and when it was left first and last. */
export type AbuseTrace = {
  kind: TraceKind
  what: string
  playerId: bigint
  firstAt: Date
  lastAt: Date
}

const DAY_MS = 24 * 3_600_000

/**
 * More accounts than this behind one address or device are a network's customers, a shop or a
 * dormitory: what two of them share then says half as much.
 */
export const CROWD_ACCOUNTS = 8

/** How much each kind weighs, how close in time it has to be, and whether a crowd may share it. */
const TERMS = {
  /** A number has one verified owner at a time: whoever verifies it later has had it from the other. */
  phone: { weight: 100, withinMs: Infinity, isCrowded: false },
  wallet: { weight: 100, withinMs: Infinity, isCrowded: false },
  device: { weight: 60, withinMs: 3 * DAY_MS, isCrowded: true },
  sign_up_address: { weight: 40, withinMs: DAY_MS, isCrowded: true },
} as const satisfies Record<TraceKind, { weight: number; withinMs: number; isCrowded: boolean }>

/**
 * The signals between an account and the others that left the same trace; `holders` is how many
 * accounts left it in all. A pair that shares devices or addresses shares a home: that is one signal
 * whatever the address, while each phone and each wallet is one of its own.
 */
export function traceSignals(
  trace: AbuseTrace,
  others: readonly AbuseTrace[],
  holders: number,
): AbuseSignal[] {
  return others
    .filter((other) => isSame(trace, other) && gapMs(trace, other) <= TERMS[trace.kind].withinMs)
    .map((other) => signalOf(trace, other, holders))
}

function isSame(one: AbuseTrace, other: AbuseTrace): boolean {
  return one.kind === other.kind && one.what === other.what && one.playerId !== other.playerId
}

/** The time between two spans; none if they overlap. */
function gapMs(one: AbuseTrace, other: AbuseTrace): number {
  const [earlier, later] = one.firstAt <= other.firstAt ? [one, other] : [other, one]
  return Math.max(0, later.firstAt.getTime() - earlier.lastAt.getTime())
}

function signalOf(trace: AbuseTrace, other: AbuseTrace, holders: number): AbuseSignal {
  const { kind, what } = trace
  const { weight, isCrowded } = TERMS[kind]
  const { players, swapped } = pairOf(trace.playerId, other.playerId)
  const name = isCrowded ? kind : `${kind}:${what}`
  const [first, second] = swapped ? [other, trace] : [trace, other]
  return {
    key: `${name}:${pairText(players)}`,
    kind,
    players,
    weight: isCrowded && holders > CROWD_ACCOUNTS ? weight / 2 : weight,
    evidence: { what, at: [first.firstAt, second.firstAt] },
  }
}
