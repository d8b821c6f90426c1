import type { Speech } from '../words/speech.ts'
import { dayTimeText } from './day-time-text.ts'

/** A moment as the player is told it now, in the page's language. */
export function spokenTime(iso: string, speech: Speech): string {
  const days = { today: speech.say('today'), tomorrow: speech.say('tomorrow') }
  return dayTimeText(iso, Date.now(), days, speech.language())
}
