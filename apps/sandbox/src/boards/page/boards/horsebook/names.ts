import {
  lanesByStrength,
  ranksOfPick,
  strengthsOf,
  SUM_LINE,
  type Race,
  type RacePlay,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { EventNames } from '../../events/event-names.ts'
import { GATE_MS, isPhotoFinish, WINNER_MS } from './race/race-times.ts'
import { en, type HorsebookKey } from './words/en.ts'

type Voice = BoardVoice<HorsebookKey>

/** What a race calls its parts. */
export const names: EventNames<Race, RacePlay, HorsebookKey> = {
  fixture: ({ number, course }, voice) =>
    voice.say('race', { number: String(number), course: voice.say(course) }),
  group: (key, voice) => sayIfKnown(`group-${key}`, voice),
  market(key, race, voice) {
    if (key.startsWith('duel-')) return voice.say('duel')
    if (key !== 'favourite') return sayIfKnown(key, voice)
    return voice.say('favourite', { horse: rankedName(race, 0, voice) })
  },
  pick: (market, pick, race, voice) => pickName(market, pick, race, voice),
  result: ({ order }) =>
    order
      .slice(0, 3)
      .map((lane) => lane + 1)
      .join(' · '),
  summary(play, race, voice) {
    const [first, second, third] = play.order.map((lane) => laneName(race, lane, voice))
    const told = voice.say('summary-won', {
      first: first ?? '',
      second: second ?? '',
      third: third ?? '',
    })
    const [gap] = play.gapsCenti
    if (!isPhotoFinish(play) || gap === undefined) return told
    return `${told} ${voice.say('photoWon', { seconds: (gap / 100).toFixed(2) })}`
  },
  clock(_, elapsedMs, voice) {
    if (elapsedMs < GATE_MS) return voice.say('atGate')
    const seconds = Math.min(elapsedMs - GATE_MS, WINNER_MS) / 1000
    return voice.say('seconds', { seconds: seconds.toFixed(1) })
  },
}

/** A horse as all parts of the board call it: its number and its name. */
export function laneName(race: Race, lane: number, voice: Voice): string {
  const horse = race.horses[lane]
  if (horse === undefined) return String(lane + 1)
  return voice.say('laneHorse', { number: String(lane + 1), horse: voice.say(horse) })
}

/** How the picks of a market put the numbers of its horses together. */
const SIGNS: Readonly<Record<string, string>> = { forecast: ' → ', quinella: ' + ', trio: ' + ' }

function pickName(market: string, pick: string, race: Race, voice: Voice): string {
  const ranks = ranksOfPick(pick)
  const sign = SIGNS[market]
  if (sign !== undefined) {
    const lanes = lanesOf(race)
    return ranks.map((rank) => (lanes[rank] ?? 0) + 1).join(sign)
  }
  const [rank] = ranks
  if (rank !== undefined) return rankedName(race, rank, voice)
  switch (market) {
    case 'winner':
    case 'place':
    case 'top-two':
    case 'second':
      return laneName(race, Number(pick) - 1, voice)
    case 'favourite':
      return sayIfKnown(pick, voice)
    case 'winner-class':
      return className(pick, race, voice)
    case 'sum':
      return sayIfKnown(pick, voice, { line: String(SUM_LINE) })
    default:
      return sayIfKnown(pick, voice)
  }
}

function className(pick: string, race: Race, voice: Voice): string {
  const lanes = lanesOf(race)
  const from = pick === 'strong' ? 0 : 2
  const [one, two] = [String((lanes[from] ?? 0) + 1), String((lanes[from + 1] ?? 0) + 1)]
  return sayIfKnown(pick, voice, { one, two })
}

function lanesOf(race: Race): readonly number[] {
  return lanesByStrength(strengthsOf(race))
}

function rankedName(race: Race, rank: number, voice: Voice): string {
  return laneName(race, lanesOf(race)[rank] ?? 0, voice)
}

/** The word of a key that the rules of the game named; what has none, such as a number, is itself. */
function sayIfKnown(key: string, voice: Voice, values?: Readonly<Record<string, string>>): string {
  return isKey(key) ? voice.say(key, values) : key
}

function isKey(key: string): key is HorsebookKey {
  return Object.hasOwn(en, key)
}
