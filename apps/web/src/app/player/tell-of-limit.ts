import { codeText } from '@maidan/client'
import type { LiveEvent } from '@maidan/contract'
import { errorTexts, valueWriter } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { spokenLanguage } from '../../lib/session/spoken.ts'

type Refused = Extract<LiveEvent, { type: 'play_refused' }>

/** Says which limit of the player's own stopped a bet in a game, whose page may not say it. */
export function tellOfLimit({ code, params, message }: Refused) {
  const language = spokenLanguage()
  const text = codeText({ code, params }, errorTexts(language), valueWriter(language))
  showToast(text ?? message, 'bad')
}
