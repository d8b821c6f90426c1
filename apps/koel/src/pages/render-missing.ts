import { chooseWords } from '../words/choose-words.ts'
import type { Language } from '../words/choose-words.ts'
import { renderPage } from './render-page.ts'

/** The page for an address that we do not know, or that lacks its key. */
export function renderMissing(language: Language): string {
  const say = chooseWords(language)
  return renderPage({
    language,
    title: say('missingTitle'),
    style: 'recall.css',
    code: null,
    data: {},
    content: `<main class="sheet"><h1>${say('missingTitle')}</h1><p>${say('missing')}</p></main>`,
  })
}
