import type { Translate, lobbyText } from '@maidan/locales'
import type { UnfinishedRound } from '../../../features/games/unfinished-query.ts'

const HOUR_MINUTES = 60

type Words = Translate<(typeof lobbyText)['en']>

/** What becomes of a round if its player stays away. */
export function awayText(
  t: Words,
  { end, waits_minutes }: Pick<UnfinishedRound, 'end' | 'waits_minutes'>,
): string {
  switch (end) {
    case 'played':
      return t('awayPlayed', { time: waitText(t, waits_minutes ?? 0) })
    case 'room':
      return t('awayRoom')
    case 'settled':
      return t('awaySettled')
  }
}

function waitText(t: Words, minutes: number): string {
  const isWhole = minutes > 0 && minutes % HOUR_MINUTES === 0
  return isWhole
    ? t('waitHours', { count: minutes / HOUR_MINUTES })
    : t('waitMinutes', { count: minutes })
}
