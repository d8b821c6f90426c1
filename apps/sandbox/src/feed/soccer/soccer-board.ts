import type { ScoreBoard, Words } from '../match/match.ts'
import { HALF_MINUTES, type SoccerClock } from './result-chances.ts'

/** What the board is drawn from: index 0 is home, 1 is away. */
export type SoccerScore = Readonly<{
  goals: readonly [number, number]
  reds: readonly [number, number]
  recent: readonly string[]
}>

/** The match's stage as the board words it. */
export type SoccerStage = 'before' | 'playing' | 'half_time' | 'full_time'

const RECENT_MAX = 6

export function soccerBoard(
  names: readonly [Words, Words],
  score: SoccerScore,
  stage: SoccerStage,
  minute: string,
): ScoreBoard {
  const [home, away] = score.goals
  const line = (side: 0 | 1) => ({
    name: names[side],
    score: String(score.goals[side]),
    note: '🟥'.repeat(score.reds[side]),
    isActive: score.goals[side] > score.goals[side === 0 ? 1 : 0],
  })
  return {
    lines: [line(0), line(1)],
    clock: clockWords(stage, minute),
    summary: summaryWords(stage, names, home, away),
    recent: score.recent.slice(-RECENT_MAX),
  }
}

/** The minute under way: "67′", or "45+2′" when `added` minutes were announced. */
export function minuteText({ half, played, addedLeft }: SoccerClock, added: number): string {
  if (addedLeft !== null) return `${half * HALF_MINUTES}+${Math.max(1, added - addedLeft + 1)}′`
  return `${Math.min((half - 1) * HALF_MINUTES + played + 1, half * HALF_MINUTES)}′`
}

function clockWords(stage: SoccerStage, minute: string): Words {
  switch (stage) {
    case 'before':
      return { en: 'Not started', bn: 'শুরু হয়নি' }
    case 'half_time':
      return { en: 'HT', bn: 'বিরতি' }
    case 'full_time':
      return { en: 'FT', bn: 'শেষ' }
    case 'playing':
      return { en: minute, bn: minute }
  }
}

function summaryWords(
  stage: SoccerStage,
  names: readonly [Words, Words],
  home: number,
  away: number,
): Words {
  const leader = home > away ? names[0] : names[1]
  const gap = Math.abs(home - away)
  switch (stage) {
    case 'before':
      return { en: 'Kick-off soon', bn: 'একটু পরেই খেলা শুরু' }
    case 'half_time':
      return { en: 'Half-time', bn: 'হাফটাইম' }
    case 'full_time':
      return gap === 0
        ? { en: 'The match is drawn', bn: 'ম্যাচ ড্র' }
        : { en: `${leader.en} win`, bn: `${leader.bn} জয়ী` }
    case 'playing':
      return gap === 0
        ? { en: 'Level', bn: 'সমতা' }
        : { en: `${leader.en} lead by ${gap}`, bn: `${gap} গোলে এগিয়ে ${leader.bn}` }
  }
}
