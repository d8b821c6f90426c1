import { SQUAD, type Cricketer } from './squads.ts'

/** Overs of a side, and balls of an over in which nobody is out. */
export const OVERS = 5
export const OVER_BALLS = 6

/** Who does what in the overs of an innings, by their place in their squad. */
const BOWLERS = [5, 4, 3, 5, 4] as const
const CATCHERS = [0, 1, 0, 1, 3] as const
const KEEPER = 2

export const DUTIES = ['batter', 'bowler', 'keeper', 'catcher'] as const
export type Duty = (typeof DUTIES)[number]

/** An over of a match: the places, among the twelve of the fixture, of all who can score in it. */
export type Over = Readonly<Record<Duty, number>> & {
  /** Whose innings it is in. */
  side: 'first' | 'second'
}

/** The ten overs of every match, those of the first innings first. */
export const MATCH_OVERS: readonly Over[] = [...innings('first'), ...innings('second')]

function innings(side: Over['side']): readonly Over[] {
  const [batting, bowling] = side === 'first' ? [0, SQUAD] : [SQUAD, 0]
  return BOWLERS.map((bowler, over) => ({
    side,
    batter: batting + over,
    bowler: bowling + bowler,
    keeper: bowling + KEEPER,
    catcher: bowling + (CATCHERS[over] ?? 0),
  }))
}

/** Who bats and who bowls in an over, of the twelve of its fixture. */
export function duelOf(
  all: readonly Cricketer[],
  over: Over,
): { batter: Cricketer; bowler: Cricketer } {
  const [batter, bowler] = [all[over.batter], all[over.bowler]]
  if (batter === undefined || bowler === undefined) throw new RangeError('A fixture has twelve')
  return { batter, bowler }
}
