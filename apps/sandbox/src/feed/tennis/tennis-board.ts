import type { ScoreBoard, Words } from '../match/match.ts'
import { pointServer, type Player, type TennisScore } from './tennis-score.ts'

/** What ended the match, if it is over. */
export type TennisEnd = { winner: Player; isRetired: boolean } | null

const CALLS = ['0', '15', '30', '40']
const RECENT_MAX = 8

/** The points of a player as they are called: "30", "A", or the number in a tie-break. */
export function pointsText({ points, isTieBreak }: TennisScore, player: Player): string {
  const own = points[player]
  if (isTieBreak) return String(own)
  const others = points[player === 0 ? 1 : 0]
  if (own > 3 && own > others) return 'A'
  return CALLS[Math.min(own, 3)] ?? '40'
}

export function tennisBoard(
  names: readonly [Words, Words],
  score: TennisScore,
  recent: readonly string[],
  end: TennisEnd | 'before',
): ScoreBoard {
  const isPlaying = end === null
  const line = (player: Player) => ({
    name: names[player],
    score: lineText(score, player, isPlaying),
    note: '',
    isActive: isPlaying ? pointServer(score) === player : end !== 'before' && end.winner === player,
  })
  return {
    lines: [line(0), line(1)],
    clock: clockWords(score, end),
    summary: summaryWords(names, score, end),
    recent: recent.slice(-RECENT_MAX),
  }
}

/** Games of the sets played, of this set, and the points: "6 4 30". */
function lineText(score: TennisScore, player: Player, isPlaying: boolean): string {
  const done = score.done.map(({ games }) => games[player])
  if (!isPlaying && done.length > 0 && score.games[0] + score.games[1] === 0) return done.join(' ')
  const now = isPlaying ? [pointsText(score, player)] : []
  return [...done, score.games[player], ...now].join(' ')
}

function clockWords(score: TennisScore, end: TennisEnd | 'before'): Words {
  if (end === 'before') return { en: 'Not started', bn: 'শুরু হয়নি' }
  if (end !== null) return { en: 'Finished', bn: 'শেষ' }
  const set = score.sets[0] + score.sets[1] + 1
  return { en: `Set ${set}`, bn: `সেট ${set}` }
}

function summaryWords(
  names: readonly [Words, Words],
  { sets }: TennisScore,
  end: TennisEnd | 'before',
): Words {
  if (end === 'before') return { en: 'Starts soon', bn: 'একটু পরেই শুরু' }
  if (end !== null) {
    const { en, bn } = names[end.winner]
    return end.isRetired
      ? { en: `${en} wins, the other retired`, bn: `প্রতিপক্ষ সরে দাঁড়ানোয় ${bn} জয়ী` }
      : {
          en: `${en} wins ${setsText(sets, end.winner)}`,
          bn: `${setsText(sets, end.winner)} সেটে জয়ী ${bn}`,
        }
  }
  if (sets[0] === sets[1])
    return { en: `Sets level ${sets[0]}–${sets[1]}`, bn: `সেটে সমতা ${sets[0]}–${sets[1]}` }
  const leader: Player = sets[0] > sets[1] ? 0 : 1
  const text = setsText(sets, leader)
  return { en: `${names[leader].en} leads ${text}`, bn: `${text} সেটে এগিয়ে ${names[leader].bn}` }
}

function setsText(sets: readonly [number, number], player: Player): string {
  return `${sets[player]}–${sets[player === 0 ? 1 : 0]}`
}
