import { DEMO_WORDS } from '../../demo/demo-words.ts'
import type { TopUpAnswer } from '../../studio-api.ts'
import { element } from '../dom/element.ts'
import { postStudio } from '../studio/call-studio.ts'
import type { Voice } from '../words/voice.ts'

/** A purse that was filled a moment ago is not filled again. */
const AGAIN_AFTER_MS = 5_000

type Speaker = Pick<Voice<never>, 'language' | 'onChange'>

/**
 * Says above a game, for as long as it is open, that all of it is play money, with the way to more of
 * it where there is a session. Nothing is said of real money.
 */
export function wearDemo(isDemo: boolean, session: string | null, speech: Speaker): void {
  document.querySelector('.demo-strip')?.remove()
  document.documentElement.classList.toggle('is-demo', isDemo)
  if (isDemo) document.body.prepend(demoStrip(session, speech))
}

function demoStrip(session: string | null, speech: Speaker): HTMLElement {
  const name = element('strong')
  const more = element('button', { type: 'button' })
  const write = (isLater = false) => {
    const words = DEMO_WORDS[speech.language()]
    name.textContent = words.playMoney
    more.textContent = isLater ? words.later : words.topUp
  }
  const topUp = async () => {
    more.disabled = true
    try {
      await postStudio<TopUpAnswer>('/studio/top-up', { session })
      // The page comes back to where it stood, with what the purse holds now.
      location.reload()
    } catch {
      write(true)
      setTimeout(() => {
        more.disabled = false
        write()
      }, AGAIN_AFTER_MS)
    }
  }
  more.addEventListener('click', () => void topUp())
  speech.onChange(() => write())
  write()
  return element('aside', { class: 'demo-strip' }, name, ...(session === null ? [] : [more]))
}
