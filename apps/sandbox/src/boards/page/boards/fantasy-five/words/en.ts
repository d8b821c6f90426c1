import { fantasyEn } from '../../../fantasy/words/en.ts'

export const en = {
  ...fantasyEn,
  'hint-ready': 'Ready. The ladder is priced for this team.',
  ladder: 'Prizes of this team',
  rung: '{points} points or more pay {times} times the stake; chance {chance}',
  ladderPoints: '{points}+ pts',
  play: 'Play this team for {amount}',
  teamsFull: 'All {max} teams of this round are in',
  onCourse: 'now {times}× · {amount}',
  nextRung: '{points} more points for {times}×',
  topRung: 'the top of the ladder',
  won: 'Paid {amount}',
  lost: 'Below the ladder: stake of {amount} lost',
  room: 'Teams in the room',
  roomCount: '{count} in this round',
  roomSome: 'The {shown} newest of {count} teams',
  noRoom: 'Nobody has entered a team yet.',
  goal: 'Two sides of six play a short match. Build a team of {five} from the twelve and stake on it. What your five do in the match gives points; the points climb your team’s ladder of prizes, and the highest rung reached is paid.',
  ladderTitle: 'The ladder',
  ladderRule:
    'From the exact chance of every total of your five, the server and this page price the same {rungs} rungs. A team that is likely to score much has its rungs higher: every team returns the same, within a tenth of a per cent. A stake is taken at the prizes that you saw; no rung pays more than {most} times the stake. Credits limit the choice and change no return.',
  betRule:
    'There are {betting} seconds to build and stake, then the match is shown for up to {shown} seconds. Last and saved teams stay in this browser alone.',
  figuresTitle: 'What a team returns',
  figuresTeam: 'Any team',
  figuresNote:
    'The figures are those of the team, of all teams of all fixtures, that returns least: no team returns less.',
} as const

export type FiveKey = keyof typeof en
