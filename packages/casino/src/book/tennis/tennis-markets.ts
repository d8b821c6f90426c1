import {
  handicap,
  oddEven,
  overUnder,
  pick,
  yesNo,
  type BookMarket,
  type BookSelection,
  type Pair,
} from '../book-market.ts'
import { BOOK_MARGIN_BPS } from '../quote-odds.ts'
import { SET_SCORES } from './set-ends.ts'
import { isTieBreakSet, type TennisEnd } from './tennis-state.ts'

/** Kinds of tennis markets beside the winner of the match; a key of the words for each. */
export const TENNIS_KINDS = [
  'setScores',
  'totalSets',
  'setHandicap',
  'firstSetAndMatch',
  'takesSet',
  'totalGames',
  'gamesHandicap',
  'gamesOddEven',
  'playerGames',
  'tieBreak',
  'setWinner',
  'setGames',
  'setGamesHandicap',
  'setScore',
  'setOddEven',
  'setTieBreak',
] as const

export type TennisKind = (typeof TENNIS_KINDS)[number]
/** Decided by the match that was played to its end. */
export type TennisMarket = BookMarket<TennisEnd, TennisKind>
/** Decided by the games of one set. */
export type TennisSetMarket = BookMarket<Pair, TennisKind> & Readonly<{ set: number }>

const { few, many, score } = BOOK_MARGIN_BPS
const SIDES = [0, 1] as const
const SET_LINES = [8.5, 9.5, 10.5]
const SET_HANDICAPS = [-3.5, -2.5, -1.5, 1.5, 2.5, 3.5]
/** Lines of the whole match: all that may ever be near the middle. */
const GAME_LINES = lines(12.5, 54.5)
const PLAYER_LINES = lines(5.5, 30.5)
const GAME_HANDICAPS = lines(-9.5, 9.5).filter((line) => Math.abs(line) > 1)

/** Every market on a whole match of so many sets to win, beside its winner. */
export function tennisMarkets(setsToWin: number): readonly TennisMarket[] {
  const gamesOf = ({ games }: TennisEnd) => games[0] + games[1]
  return [
    market('setScores', setScores(setsToWin), { group: 'main', marginBps: many }),
    ...lines(setsToWin + 0.5, 2 * setsToWin - 1.5).map((line) =>
      market(
        'totalSets',
        overUnder(line, ({ sets }) => sets[0] + sets[1]),
        { group: 'totals', marginBps: few, line: String(line) },
      ),
    ),
    ...setHandicaps(setsToWin),
    ...SIDES.map((side) =>
      market(
        'takesSet',
        yesNo(({ sets }) => sets[side] > 0),
        { group: 'main', marginBps: few, side },
      ),
    ),
    market('firstSetAndMatch', firstSetAndMatch(), { group: 'main', marginBps: many }),
    ...GAME_LINES.map((line) =>
      market('totalGames', overUnder(line, gamesOf), {
        group: 'totals',
        marginBps: few,
        line: String(line),
      }),
    ),
    ...GAME_HANDICAPS.map((line) =>
      market(
        'gamesHandicap',
        handicap(line, ({ games }) => games[0] - games[1]),
        { group: 'handicaps', marginBps: few, line: String(line) },
      ),
    ),
    ...SIDES.flatMap((side) =>
      PLAYER_LINES.map((line) =>
        market(
          'playerGames',
          overUnder(line, ({ games }) => games[side]),
          { group: 'totals', marginBps: few, line: String(line), side },
        ),
      ),
    ),
    market('gamesOddEven', oddEven(gamesOf), { group: 'totals', marginBps: few }),
    market(
      'tieBreak',
      yesNo(({ tieBreaks }) => tieBreaks > 0),
      { group: 'main', marginBps: few },
    ),
  ]
}

/** Every market on one set. */
export function setMarkets(set: number): readonly TennisSetMarket[] {
  const gamesOf = ([one, other]: Pair) => one + other
  const leadOf = ([one, other]: Pair) => one - other
  const placed = { group: 'parts' as const, set }
  return [
    inSet(
      'setWinner',
      winner((end) => leadOf(end)),
      { ...placed, marginBps: few },
    ),
    ...SET_LINES.map((line) =>
      inSet('setGames', overUnder(line, gamesOf), {
        ...placed,
        marginBps: few,
        line: String(line),
      }),
    ),
    ...SET_HANDICAPS.map((line) =>
      inSet('setGamesHandicap', handicap(line, leadOf), {
        ...placed,
        marginBps: few,
        line: String(line),
      }),
    ),
    inSet('setTieBreak', yesNo(isTieBreakSet), { ...placed, marginBps: few }),
    inSet('setOddEven', oddEven(gamesOf), { ...placed, marginBps: few }),
    inSet('setScore', setScore(), { group: 'scores', set, marginBps: score }),
  ]
}

type Placing = Pick<TennisMarket, 'group' | 'marginBps'> &
  Partial<Pick<TennisMarket, 'line' | 'side'>>

function market(
  kind: TennisKind,
  selections: readonly BookSelection<TennisEnd>[],
  placing: Placing,
): TennisMarket {
  return { id: idOf(kind, placing.side, placing.line), kind, selections, ...placing }
}

function inSet(
  kind: TennisKind,
  selections: readonly BookSelection<Pair>[],
  placing: Placing & { set: number },
): TennisSetMarket {
  return { id: idOf(kind, placing.set, placing.line), kind, selections, ...placing }
}

function idOf(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('_')
}

/** All lines between two that end in a half. */
function lines(from: number, to: number): number[] {
  return Array.from({ length: Math.floor(to - from) + 1 }, (_, index) => from + index)
}

function winner<End>(leadOf: (end: End) => number): readonly BookSelection<End>[] {
  return [pick('home', (end) => leadOf(end) > 0), pick('away', (end) => leadOf(end) < 0)]
}

function setScores(setsToWin: number): readonly BookSelection<TennisEnd>[] {
  const lost = Array.from({ length: setsToWin }, (_, sets) => sets)
  const scores = [
    ...lost.map((sets): Pair => [setsToWin, sets]),
    ...lost.map((sets): Pair => [sets, setsToWin]),
  ]
  return scores.map(([one, other]) =>
    pick(`${one}-${other}`, ({ sets }) => sets[0] === one && sets[1] === other),
  )
}

function setHandicaps(setsToWin: number): TennisMarket[] {
  const wide = lines(1.5, setsToWin - 0.5)
  return [...wide.map((line) => -line).toReversed(), ...wide].map((line) =>
    market(
      'setHandicap',
      handicap(line, ({ sets }) => sets[0] - sets[1]),
      { group: 'handicaps', marginBps: few, line: String(line) },
    ),
  )
}

function firstSetAndMatch(): readonly BookSelection<TennisEnd>[] {
  return SIDES.flatMap((first) =>
    SIDES.map((match) =>
      pick<TennisEnd>(
        `${sideName(first)}-${sideName(match)}`,
        ({ firstSet, sets }) => firstSet === first && (sets[0] > sets[1] ? 0 : 1) === match,
      ),
    ),
  )
}

function setScore(): readonly BookSelection<Pair>[] {
  return SET_SCORES.map(([one, other]) =>
    pick(`${one}-${other}`, (end) => end[0] === one && end[1] === other),
  )
}

function sideName(side: 0 | 1): 'home' | 'away' {
  return side === 0 ? 'home' : 'away'
}
