import { element } from '../dom/element.ts'
import { failureWords } from '../play/failure-message.ts'
import type { Speech } from '../words/speech.ts'

/** Fills a sheet with what `load` brings; says so and offers another try when it fails. */
export async function fillSheet(
  body: HTMLElement,
  speech: Speech,
  load: () => Promise<Node[]>,
): Promise<void> {
  body.replaceChildren(element('div', { class: 'skeleton' }), element('div', { class: 'skeleton' }))
  try {
    body.replaceChildren(...(await load()))
  } catch (error) {
    const retry = element('button', { type: 'button', class: 'button' }, speech.say('retry'))
    retry.addEventListener('click', () => void fillSheet(body, speech, load))
    body.replaceChildren(element('p', {}, speech.say(failureWords(error).text)), retry)
  }
}
