import { showMessage } from '../sheets/message-sheet.ts'
import { StudioRefusal } from '../studio/call-studio.ts'
import type { Speech } from '../words/speech.ts'
import { failureWords } from './failure-message.ts'

/**
 * Tells the player what went wrong and where the money is. Answers whether play can go on; when it
 * can not, the message stays, with the way back to the site.
 */
export async function tellFailure(
  { speech }: { speech: Speech },
  error: unknown,
  siteOrigin: string,
  values: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { title, text, ends } = failureWords(error)
  await showMessage({
    title: speech.say(title),
    text: speech.say(text, values),
    detail: requestLine(speech, error),
    button: ends ? undefined : speech.say('ok'),
    link: ends ? { text: speech.say('backToSite'), href: siteOrigin } : undefined,
  })
  return !ends
}

/** The request id, for errors a support agent may have to look up. */
function requestLine(speech: Speech, error: unknown): string | undefined {
  if (!(error instanceof StudioRefusal) || error.requestId === '') return undefined
  return speech.say('requestId', { id: error.requestId })
}
