import type { Sport } from '../../schedule/fixture.ts'

/** One of the last balls, goals or points: what is written, and how it is drawn. */
export type RecentMark = {
  text: string
  look: 'one' | 'two' | 'four' | 'six' | 'out' | null
  card: 'card' | 'card booking' | null
}

const CARD = /[🟥🟨]/u

/** Reads a mark of the board: "1", "W", "4", "wd"; "63′" or "71′ 🟥"; "1" or "2". */
export function recentMark(sport: Sport, text: string): RecentMark {
  const card = CARD.test(text) ? (text.includes('🟥') ? 'card' : 'card booking') : null
  return { text: text.replace(/ ?[🟥🟨]/gu, ''), look: lookOf(sport, text), card }
}

function lookOf(sport: Sport, text: string): RecentMark['look'] {
  switch (sport) {
    case 'cricket':
      return cricketLook(text)
    case 'soccer':
      return CARD.test(text) ? null : 'four'
    case 'tennis':
      return text === '1' ? 'one' : 'two'
  }
}

function cricketLook(text: string): RecentMark['look'] {
  if (/^w$/i.test(text)) return 'out'
  if (text.startsWith('6')) return 'six'
  return text.startsWith('4') ? 'four' : null
}
