import { CASE_WEIGHT, pairText, type Pair } from './abuse-signal.ts'
import type { AbuseState } from './abuse-case.ts'

/** A signal as it is kept. */
export type KeptSignal = {
  key: string
  players: Pair
  weight: number
  /** Null while its pair does not weigh enough. */
  caseId: bigint | null
  /** Staff have looked at it and found nothing: it weighs no more. */
  isCleared: boolean
}

export type CaseFacts = {
  /** Every signal of the pairs that something new was found of. */
  signals: readonly KeptSignal[]
  /** The case of each account that has one. */
  members: ReadonlyMap<bigint, { caseId: bigint; state: AbuseState }>
}

/** One case to open or to extend. */
export type CasePlan = {
  /** Null for a new one. */
  caseId: bigint | null
  /** Other cases that turn out to be of the same group, and go into this one. */
  merged: bigint[]
  /** Accounts that have no case yet. */
  players: bigint[]
  /** The signals that it gains. */
  keys: string[]
  /** Whether somebody has to look at it, again or for the first time. */
  opens: boolean
}

/**
 * Which cases the signals make: two accounts belong together from `CASE_WEIGHT` on, or where they are
 * in one case already that nobody has cleared, and accounts that do so one after the other are one
 * group with one case. A case that somebody watches or has cleared opens anew; a confirmed one only
 * if accounts come to it.
 */
export function planCases({ signals, members }: CaseFacts): CasePlan[] {
  const linked = byPair(signals).filter((pair) => isLinked(pair, members))
  return groupsOf(linked, members).map((group) => planOf(group, members))
}

/** Nothing is planned for a pair that only weighs what is in its case already. */
function isLinked(pair: readonly KeptSignal[], members: CaseFacts['members']): boolean {
  const [first] = pair
  if (!first || pair.every(({ caseId }) => caseId !== null)) return false
  const [one, other] = first.players.map((player) => members.get(player))
  const isTogether = one !== undefined && one.caseId === other?.caseId && one.state !== 'cleared'
  const counted = pair.filter(({ isCleared }) => !isCleared)
  return isTogether || counted.reduce((sum, { weight }) => sum + weight, 0) >= CASE_WEIGHT
}

function byPair(signals: readonly KeptSignal[]): KeptSignal[][] {
  const pairs = new Map<string, KeptSignal[]>()
  for (const signal of signals) {
    const key = pairText(signal.players)
    pairs.set(key, [...(pairs.get(key) ?? []), signal])
  }
  return [...pairs.values()]
}

type Group = { pairs: KeptSignal[][]; players: Set<bigint>; cases: Set<bigint> }

/** Pairs that share an account or a case are one group, also by a third one. */
function groupsOf(pairs: KeptSignal[][], members: CaseFacts['members']): Group[] {
  let groups: Group[] = []
  for (const pair of pairs) {
    const own = groupOf(pair, members)
    const met = groups.filter((group) => meet(group, own))
    groups = [...groups.filter((group) => !met.includes(group)), joined([...met, own])]
  }
  return groups
}

function groupOf(pair: KeptSignal[], members: CaseFacts['members']): Group {
  const players = pair[0]?.players ?? []
  const cases = players.flatMap((player) => members.get(player)?.caseId ?? [])
  return { pairs: [pair], players: new Set(players), cases: new Set(cases) }
}

function meet(one: Group, other: Group): boolean {
  return share(one.players, other.players) || share(one.cases, other.cases)
}

function share(some: ReadonlySet<bigint>, others: ReadonlySet<bigint>): boolean {
  return [...some].some((one) => others.has(one))
}

function joined(groups: readonly Group[]): Group {
  return {
    pairs: groups.flatMap(({ pairs }) => pairs),
    players: new Set(groups.flatMap(({ players }) => [...players])),
    cases: new Set(groups.flatMap(({ cases }) => [...cases])),
  }
}

function planOf({ pairs, players, cases }: Group, members: CaseFacts['members']): CasePlan {
  const [oldest = null, ...merged] = [...cases].toSorted((a, b) => Number(a - b))
  const fresh = [...players].filter((player) => !members.has(player))
  const state = [...members.values()].find(({ caseId }) => caseId === oldest)?.state
  return {
    caseId: oldest,
    merged,
    players: fresh,
    keys: pairs.flat().flatMap(({ key, caseId }) => (caseId === null ? [key] : [])),
    opens: state !== 'confirmed' || fresh.length > 0 || merged.length > 0,
  }
}
