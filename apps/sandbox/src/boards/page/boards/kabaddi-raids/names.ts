import {
  HANDICAPS,
  LEAD_BANDS,
  OPENING_RAIDS,
  pointsOf,
  TOTAL_LINES,
  type KabaddiFixture,
  type KabaddiPlay,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { EventNames } from '../../events/event-names.ts'
import { raidMoments, toldRaids } from './show/raid-moments.ts'
import type { KabaddiKey } from './words/en.ts'

type Voice = BoardVoice<KabaddiKey>

/** What a kabaddi game calls its teams, its markets and its results. */
export const kabaddiNames: EventNames<KabaddiFixture, KabaddiPlay, KabaddiKey> = {
  fixture: (fixture, { say }) => say('fixture', shortNames(fixture, say)),
  group: (key, { say }) => say(GROUPS.find((group) => group === `group-${key}`) ?? 'group-main'),
  market: (key, { first }, voice) => marketName(key, voice.say(`short-${first}`), voice),
  pick: pickName,
  result: ({ raids }, _, { say }) => say('result', written(pointsOf(raids))),
  summary: summarise,
  clock: (play, playMs, { say }) => say('clock', written(toldPoints(play, playMs))),
}

const GROUPS = ['group-main', 'group-points', 'group-handicap', 'group-raids'] as const
const PLAIN = ['winner', 'no-tie', 'parity', 'half', 'opening', 'best', 'margin', 'hold'] as const
const SIMPLE_PICKS = ['tie', 'odd', 'even', 'yes', 'no'] as const

/** What a market is called in a fixture whose first team has this name. */
export function marketName(key: string, team: string, { say }: Voice): string {
  const plain = PLAIN.find((one) => one === key)
  if (plain !== undefined) return say(plain)
  const line = lineOf(key)
  if (line !== undefined) return say('total', { line: String(line) })
  const points = handicapOf(key)
  return points === undefined ? key : say('handicap', { team, points: signed(points) })
}

function pickName(market: string, pick: string, fixture: KabaddiFixture, { say }: Voice): string {
  const line = lineOf(market)
  if (line !== undefined) return say(pick === 'over' ? 'over' : 'under', { line: String(line) })
  if (market === 'half' && pick === 'tie') return say('level')
  if (market === 'best') return pick === '1' ? say('best1') : pick
  const opening = OPENING_RAIDS.find((one) => market === 'opening' && one === pick)
  if (opening !== undefined) return say(`opening-${opening}`)
  const simple = SIMPLE_PICKS.find((one) => one === pick)
  if (simple !== undefined) return say(simple)
  const names = shortNames(fixture, say)
  const side = pick.startsWith('first') ? 'first' : 'second'
  const team = names[side]
  const points = handicapOf(market)
  if (points !== undefined) {
    return say('given', { team, points: signed(side === 'first' ? points : -points) })
  }
  return market === 'margin' ? bandName(pick.slice(side.length + 1), team, say) : team
}

function bandName(key: string, team: string, say: Voice['say']): string {
  const band = LEAD_BANDS.find((one) => one.key === key)
  if (band === undefined) return team
  const { from, to } = band
  return to === Infinity
    ? say('bandFrom', { team, from: String(from) })
    : say('band', { team, from: String(from), to: String(to) })
}

function lineOf(market: string): number | undefined {
  return TOTAL_LINES.find((line) => market === `total-${line}`)
}

function handicapOf(market: string): number | undefined {
  return HANDICAPS.find((points) => market === `handicap-${points}`)
}

/** A handicap with its half point, such as `+1.5` or `−3.5`. */
function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}.5`
}

function shortNames({ first, second }: KabaddiFixture, say: Voice['say']) {
  return { first: say(`short-${first}`), second: say(`short-${second}`) }
}

function toldPoints(play: KabaddiPlay, playMs: number) {
  return pointsOf(play.raids.slice(0, toldRaids(raidMoments(play), playMs)))
}

/** Points as the board shows them, to be compared with the lines of its markets. */
function written({ first, second }: { first: number; second: number }) {
  return { first: String(first), second: String(second) }
}

function summarise({ raids }: KabaddiPlay, fixture: KabaddiFixture, { say }: Voice): string {
  const { first, second } = pointsOf(raids)
  if (first === second) return say('tied', { points: say('result', written({ first, second })) })
  const isFirst = first > second
  const team = say(`team-${isFirst ? fixture.first : fixture.second}`)
  const told = isFirst ? { first, second } : { first: second, second: first }
  return say('wins', { team, points: say('result', written(told)) })
}
