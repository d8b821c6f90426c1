import {
  FIRST_BANDS,
  inningsOf,
  MARGINS,
  OPENINGS,
  RUN_LINES,
  type CricketFixture,
  type SuperOverPlay,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { EventNames } from '../../events/event-names.ts'
import { ballMoments, toldCount } from './show/ball-moments.ts'
import { standAt } from './show/stand-at.ts'
import type { SuperOverKey } from './words/en.ts'

type Voice = BoardVoice<SuperOverKey>

/** What a super over calls its teams, its markets and its results. */
export const superOverNames: EventNames<CricketFixture, SuperOverPlay, SuperOverKey> = {
  fixture: (fixture, { say }) => say('fixture', shortNames(fixture, say)),
  group: (key, { say }) => say(GROUPS.find((group) => group === `group-${key}`) ?? 'group-more'),
  market: (key, { first }, voice) => marketName(key, voice.say(`short-${first}`), voice),
  pick: pickName,
  result: (play, _, { say }) => say('result', scores(play, say)),
  summary: summarise,
  clock: (play, playMs, voice) => voice.say('score', tellingScore(play, playMs)),
}

const GROUPS = ['group-main', 'group-runs', 'group-first', 'group-more'] as const
const PLAIN = ['winner', 'no-tie', 'opening', 'wicket', 'sixes', 'margin'] as const
const SIMPLE_PICKS = ['tie', 'yes', 'no'] as const

/** What a market is called in a fixture whose first team has this name. */
export function marketName(key: string, team: string, { say }: Voice): string {
  if (key === 'first-band') return say('first-band', { team })
  const plain = PLAIN.find((one) => one === key)
  if (plain !== undefined) return say(plain)
  const line = lineOf(key)
  if (line === undefined) return key
  return say('lineMarket', { market: say(line.kind, { team }), line: String(line.line) })
}

function pickName(market: string, pick: string, fixture: CricketFixture, { say }: Voice): string {
  const line = lineOf(market)
  if (line !== undefined)
    return say(pick === 'over' ? 'over' : 'under', { line: String(line.line) })
  const names = shortNames(fixture, say)
  if (pick === 'first' || pick === 'second') return names[pick]
  const margin = MARGINS.find((one) => market === 'margin' && one === pick)
  if (margin !== undefined) return say(`margin-${margin}`, names)
  const opening = OPENINGS.find((one) => market === 'opening' && one === pick)
  if (opening !== undefined) return say(`opening-${opening}`)
  if (market === 'sixes') return sixesName(pick, say)
  if (market === 'first-band') return bandName(pick, say)
  const simple = SIMPLE_PICKS.find((one) => one === pick)
  return simple === undefined ? pick : say(simple)
}

function sixesName(pick: string, say: Voice['say']): string {
  if (pick === '0') return say('none')
  return pick === '2' ? say('two') : pick
}

function bandName(pick: string, say: Voice['say']): string {
  const band = FIRST_BANDS.find(({ key }) => key === pick)
  if (band === undefined) return pick
  const { from, below } = band
  return below === Infinity
    ? say('bandFrom', { from: String(from) })
    : say('band', { from: String(from), to: String(below - 1) })
}

function lineOf(market: string) {
  return LINES.find(({ key }) => key === market)
}

const LINES = (['total', 'first', 'highest'] as const).flatMap((kind) =>
  RUN_LINES[kind].map((line) => ({ key: `${kind}-${line}`, kind, line })),
)

function shortNames({ first, second }: CricketFixture, say: Voice['say']) {
  return { first: say(`short-${first}`), second: say(`short-${second}`) }
}

function scores(play: SuperOverPlay, say: Voice['say']) {
  return { first: say('score', scoreOf(play.first)), second: say('score', scoreOf(play.second)) }
}

/** A score as the board shows it, to be compared with the lines of its markets. */
function scoreOf(balls: SuperOverPlay['first']): { runs: string; wickets: string } {
  const { runs, wickets } = inningsOf(balls)
  return { runs: String(runs), wickets: String(wickets) }
}

function tellingScore(play: SuperOverPlay, playMs: number): { runs: string; wickets: string } {
  const { first, second, isChase } = standAt(play, toldCount(ballMoments(play), playMs))
  return scoreOf((isChase ? second : first).balls)
}

function summarise(play: SuperOverPlay, fixture: CricketFixture, { say }: Voice): string {
  const one = inningsOf(play.first)
  const other = inningsOf(play.second)
  const told = scores(play, say)
  const runs = one.runs - other.runs
  if (runs === 0) return say('tied', told)
  const team = say(`team-${runs > 0 ? fixture.first : fixture.second}`)
  if (runs > 0) return say(runs === 1 ? 'wonByRun' : 'wonByRuns', { ...told, team, runs })
  return say(other.wickets === 0 ? 'wonByWickets' : 'wonByWicket', { ...told, team })
}
