import { firstLanguage } from '../../games/page/words/first-language.ts'
import { parentTeller } from '../../games/page/parent/tell-parent.ts'
import { loadLetters } from '../../games/page/words/load-letters.ts'
import { element } from '../../games/page/dom/element.ts'
import { enterBook } from './entry/enter-book.ts'
import { tellEnd } from './entry/tell-end.ts'
import { openBook } from './open-book.ts'
import { clover } from './pictures/clover.ts'
import { skeletons } from './pictures/skeletons.ts'
import { createSpeech } from './words/speech.ts'

const siteOrigin = document.documentElement.dataset['siteOrigin'] ?? '/'
const speech = createSpeech(firstLanguage(location.search, navigator.language))

parentTeller(siteOrigin)({ type: 'maidan:here' })

/** Enters the book, as often as the player wants to try, and opens it. */
async function start(): Promise<void> {
  nameLanguage()
  document.body.replaceChildren(...loadingPage())
  const letters = loadLetters(speech.language())
  try {
    const entered = await enterBook()
    speech.choose(entered.view.language)
    await letters
    nameLanguage()
    document.body.replaceChildren(...openBook(entered, speech, siteOrigin))
  } catch (error) {
    await letters
    await tellEnd(speech, error, siteOrigin)
    await start()
  }
}

/** The page as it will be, without words: their letters may still be on their way. */
function loadingPage(): Node[] {
  const label = speech.say('loading')
  return [element('header', { class: 'head' }, clover()), element('main', {}, skeletons(label))]
}

function nameLanguage(): void {
  document.documentElement.lang = speech.language()
  document.title = speech.say('bookName')
}

await start()
