/** What a cricketer does on the field, in the order in which every squad is written. */
export const ROLES = ['batter', 'batter', 'keeper', 'all-rounder', 'bowler', 'bowler'] as const

export type Role = (typeof ROLES)[number]

/** Cricketers of a squad. */
export const SQUAD = ROLES.length

/**
 * A cricketer of a squad: how well they bat and bowl, from 1 to 9 (0: they never bowl), and what they
 * cost a player who picks them.
 */
export type Cricketer = {
  key: CricketerKey
  team: FantasyTeam
  role: Role
  batting: number
  bowling: number
  credits: number
}

type Entry = readonly [key: string, batting: number, bowling: number, credits: number]

/** Six squads of invented cricketers. */
const ENTRIES = {
  haor: [
    ['badol', 8, 0, 9],
    ['chapal', 6, 0, 8],
    ['dipto', 5, 0, 9],
    ['emon', 6, 5, 13],
    ['farabi', 3, 7, 18],
    ['galib', 3, 6, 11],
  ],
  barind: [
    ['himel', 7, 0, 9],
    ['ishan', 5, 0, 7],
    ['jibon', 7, 0, 10],
    ['kallol', 5, 6, 13],
    ['lavlu', 4, 5, 17],
    ['mishal', 2, 8, 12],
  ],
  madhupur: [
    ['nirob', 6, 0, 8],
    ['ovi', 8, 0, 9],
    ['polash', 4, 0, 8],
    ['ruhan', 7, 4, 13],
    ['shuvo', 2, 6, 17],
    ['tanim', 2, 7, 12],
  ],
  sonadia: [
    ['utsho', 7, 0, 8],
    ['wasif', 7, 0, 8],
    ['yamin', 6, 0, 10],
    ['zubair', 4, 7, 12],
    ['arko', 3, 5, 17],
    ['bijoy', 3, 5, 10],
  ],
  lawachara: [
    ['chayan', 5, 0, 7],
    ['durjoy', 6, 0, 8],
    ['ehan', 8, 0, 11],
    ['faiyaz', 5, 5, 12],
    ['gourab', 2, 8, 18],
    ['hridoy', 3, 6, 11],
  ],
  nijhum: [
    ['imtiaz', 9, 0, 9],
    ['joyonto', 4, 0, 7],
    ['kingshuk', 6, 0, 10],
    ['labib', 6, 6, 13],
    ['mugdho', 4, 6, 18],
    ['nahin', 2, 5, 11],
  ],
} as const satisfies Readonly<Record<string, readonly Entry[]>>

export type FantasyTeam = keyof typeof ENTRIES

export type CricketerKey = (typeof ENTRIES)[FantasyTeam][number][0]

export const FANTASY_TEAMS: readonly FantasyTeam[] = [
  'haor',
  'barind',
  'madhupur',
  'sonadia',
  'lawachara',
  'nijhum',
]

const SQUADS = Object.fromEntries(FANTASY_TEAMS.map((team) => [team, readSquad(team)]))

/** The six of a team, in the order of their roles. */
export function squadOf(team: FantasyTeam): readonly Cricketer[] {
  return SQUADS[team] ?? []
}

function readSquad(team: FantasyTeam): readonly Cricketer[] {
  return ROLES.map((role, place) => {
    const entry = ENTRIES[team][place]
    if (entry === undefined) throw new Error(`Nobody of ${team} is at ${place}`)
    const [key, batting, bowling, credits] = entry
    return { key, team, role, batting, bowling, credits }
  })
}
