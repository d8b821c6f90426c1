import { element } from '../../../../games/page/dom/element.ts'
import type { Language } from '../../../../games/page/words/voice.ts'
import type { Speech } from '../words/speech.ts'

const OTHER: Record<Language, { language: Language; name: string }> = {
  en: { language: 'bn', name: 'বাংলা' },
  bn: { language: 'en', name: 'English' },
}

/** The partner's name, that it is play, and the other language. */
export function pageHead(name: string, speech: Speech): HTMLElement {
  const other = OTHER[speech.language()]
  const change = element('button', { type: 'button', lang: other.language }, other.name)
  change.addEventListener('click', () => speech.choose(other.language))
  return element(
    'header',
    {},
    element(
      'div',
      { class: 'bar' },
      element('h1', {}, name),
      element('span', { class: 'play' }, speech.say('play')),
      change,
    ),
  )
}
