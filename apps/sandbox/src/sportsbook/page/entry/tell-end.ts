import { showMessage } from '../../../games/page/sheets/message-sheet.ts'
import { StudioRefusal, StudioUnreachable } from '../../../games/page/studio/call-studio.ts'
import type { Speech, WordKey } from '../words/speech.ts'

type EndWords = { title: WordKey; text: WordKey }

const ENDS: Readonly<Record<string, EndWords>> = {
  SESSION_EXPIRED: { title: 'expiredTitle', text: 'expiredText' },
  LAUNCH_REFUSED: { title: 'launchTitle', text: 'launchText' },
  CURRENCY_NOT_OFFERED: { title: 'errorTitle', text: 'currencyStart' },
}

/** Whether an error of a call means that the book must be opened from the site again. */
export function isOver(error: unknown): error is StudioRefusal {
  return (
    error instanceof StudioRefusal && ['SESSION_EXPIRED', 'LAUNCH_REFUSED'].includes(error.code)
  )
}

/**
 * Tells why the book does not open or is over. Resolves when the player wants to try again; a
 * message with only the way back to the site stays.
 */
export async function tellEnd(speech: Speech, error: unknown, siteOrigin: string): Promise<void> {
  const end = error instanceof StudioRefusal ? ENDS[error.code] : undefined
  const { title, text } = end ?? startWords(error)
  await showMessage({
    title: speech.say(title),
    text: speech.say(text),
    detail: requestLine(speech, error),
    button: end === undefined ? speech.say('retry') : undefined,
    link: end === undefined ? undefined : { text: speech.say('backToSite'), href: siteOrigin },
  })
}

function startWords(error: unknown): EndWords {
  if (error instanceof StudioUnreachable) return { title: 'offlineTitle', text: 'offlineStart' }
  return { title: 'errorTitle', text: 'internalStart' }
}

/** The request id, for errors a support agent may have to look up. */
function requestLine(speech: Speech, error: unknown): string | undefined {
  if (!(error instanceof StudioRefusal) || error.requestId === '') return undefined
  return speech.say('requestId', { id: error.requestId })
}
