import { FANTASY_BUDGET, FIVE, SIDE_MAX } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'
import type { DraftDesk } from './use-draft.ts'

/** One line on the team being built: what was just refused, else what is still asked for. */
export function hintText({ told, fault, draft }: DraftDesk, voice: BoardVoice<FantasyKey>): string {
  const values = { count: FIVE - draft.five.length, max: SIDE_MAX, budget: FANTASY_BUDGET }
  if (told !== null) {
    return typeof told === 'string'
      ? voice.say(told)
      : voice.say(told.key, { ...values, ...told.values })
  }
  return voice.say(fault === null ? 'hint-ready' : `hint-${fault}`, values)
}
