import { openCricketMatch } from '../cricket/open-cricket-match.ts'
import type { CricketTeam } from '../cricket/teams/cricket-team.ts'
import { EAST_TEAMS } from '../cricket/teams/east-teams.ts'
import { FRONTIER_TEAMS } from '../cricket/teams/frontier-teams.ts'
import { WEST_TEAMS } from '../cricket/teams/west-teams.ts'
import type { Match, Purpose, Words } from '../match/match.ts'
import { openSoccerMatch, type Club } from '../soccer/open-soccer-match.ts'
import { DELTA_CLUBS, NORTHERN_CLUBS, SUN_CLUBS } from '../soccer/soccer-clubs.ts'
import { openTennisMatch, type TennisPlayer } from '../tennis/open-tennis-match.ts'
import { MEN, WOMEN } from '../tennis/tennis-players.ts'
import { soccerWords } from '../soccer/soccer-words.ts'
import type { Sport } from './fixture.ts'

/** A league that starts a match at fixed times around the clock. */
export type Competition = Readonly<{
  sport: Sport
  name: Words
  /** The first start of a day and the time from one start to the next; it divides the day. */
  firstMs: number
  everyMs: number
  /** Every match takes less: one that started longer ago is over. */
  longestMs: number
  /** The place of the day's first match among all matches of the day. */
  firstPlace: number
  popularity: number
  sides: readonly Words[]
  /** Only in soccer. */
  draw: Words | null
  open: (seed: string, pair: readonly [number, number], purpose: Purpose) => Match
}>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Starts are set so that each sport always has two to four matches in play: a T20 takes a little
 * over three hours, a one-day match almost eight, soccer two, tennis one and a half or three.
 */
export const COMPETITIONS: readonly Competition[] = [
  cricket('T20', {
    name: { en: 'Monsoon T20 League', bn: 'মনসুন টি-টোয়েন্টি লিগ' },
    teams: [...EAST_TEAMS, ...WEST_TEAMS],
    firstMs: 30 * MINUTE_MS,
    everyMs: 90 * MINUTE_MS,
    longestMs: 6 * HOUR_MS,
    firstPlace: 0,
    popularity: 1,
  }),
  cricket('ODI', {
    name: { en: 'Frontier One-Day Shield', bn: 'ফ্রন্টিয়ার ওয়ানডে শিল্ড' },
    teams: FRONTIER_TEAMS,
    firstMs: 0,
    everyMs: 8 * HOUR_MS,
    longestMs: 12 * HOUR_MS,
    firstPlace: 16,
    popularity: 0.8,
  }),
  soccer(DELTA_CLUBS, {
    name: { en: 'Delta Premier Division', bn: 'ডেল্টা প্রিমিয়ার ডিভিশন' },
    firstMs: 0,
    firstPlace: 20,
    popularity: 0.75,
  }),
  soccer(NORTHERN_CLUBS, {
    name: { en: 'Northern Coast League', bn: 'নর্দার্ন কোস্ট লিগ' },
    firstMs: 55 * MINUTE_MS,
    firstPlace: 30,
    popularity: 0.85,
  }),
  soccer(SUN_CLUBS, {
    name: { en: 'Liga del Sol', bn: 'লিগা দেল সোল' },
    firstMs: 105 * MINUTE_MS,
    firstPlace: 40,
    popularity: 0.6,
  }),
  tennis(3, WOMEN, {
    name: { en: 'Lotus Open, women', bn: 'লোটাস ওপেন, নারী' },
    firstMs: 15 * MINUTE_MS,
    everyMs: HOUR_MS,
    longestMs: 5 * HOUR_MS,
    firstPlace: 50,
    popularity: 0.5,
  }),
  tennis(5, MEN, {
    name: { en: 'Lotus Open, men', bn: 'লোটাস ওপেন, পুরুষ' },
    firstMs: 45 * MINUTE_MS,
    everyMs: 80 * MINUTE_MS,
    longestMs: 9 * HOUR_MS,
    firstPlace: 74,
    popularity: 0.55,
  }),
]

type Common = Omit<Competition, 'sport' | 'sides' | 'draw' | 'open'>

function cricket(
  format: 'T20' | 'ODI',
  { teams, ...common }: Common & { teams: readonly CricketTeam[] },
): Competition {
  return {
    ...common,
    sport: 'cricket',
    sides: teams.map(({ name }) => name),
    draw: null,
    open: (seed, pair, purpose) =>
      openCricketMatch({ seed, format, teams: both(teams, pair), purpose }),
  }
}

function soccer(
  clubs: readonly Club[],
  common: Omit<Common, 'everyMs' | 'longestMs'>,
): Competition {
  return {
    ...common,
    everyMs: 160 * MINUTE_MS,
    longestMs: 3 * HOUR_MS,
    sport: 'soccer',
    sides: clubs.map(({ name }) => name),
    draw: soccerWords.draw,
    open: (seed, pair) => openSoccerMatch({ seed, teams: both(clubs, pair) }),
  }
}

function tennis(bestOf: 3 | 5, players: readonly TennisPlayer[], common: Common): Competition {
  return {
    ...common,
    sport: 'tennis',
    sides: players.map(({ name }) => name),
    draw: null,
    open: (seed, pair) => openTennisMatch({ seed, bestOf, players: both(players, pair) }),
  }
}

function both<T>(list: readonly T[], [first, second]: readonly [number, number]): [T, T] {
  return [list[first] as T, list[second] as T]
}
