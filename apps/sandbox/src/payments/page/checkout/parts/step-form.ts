import { element } from '../../../../games/page/dom/element.ts'
import { failureNote } from '../../form/failure-note.ts'
import { CheckoutRefusal } from '../calls/ask-checkout.ts'
import type { Speech, WordKey } from '../words/speech.ts'
import { en } from '../words/en.ts'

type Options = {
  fields: readonly HTMLElement[]
  button: string
  submit: () => Promise<void>
  cancel: () => Promise<void>
  /** Called when the checkout is no longer the person's to decide. */
  onOver: () => Promise<void>
  speech: Speech
}

/** One step of the page: its fields, the way on and the way out. */
export function stepForm({ fields, button, submit, cancel, onOver, speech }: Options): HTMLElement {
  const go = element('button', { class: 'main' }, button)
  const leave = element('button', { type: 'button', class: 'leave' }, speech.say('cancel'))
  const failure = failureNote()
  const form = element('form', {}, ...fields, failure.node, go, leave)

  async function run(work: () => Promise<void>): Promise<void> {
    for (const pressed of [go, leave]) pressed.disabled = true
    failure.hide()
    try {
      await work()
    } catch (error) {
      const said = refusalWord(error)
      if (said === null) await onOver()
      else failure.show(speech.say(said))
    } finally {
      for (const pressed of [go, leave]) pressed.disabled = false
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void run(submit)
  })
  leave.addEventListener('click', () => void run(cancel))
  return form
}

/** What to say of a refusal that the person can mend; null when it ends the checkout. */
function refusalWord(error: unknown): WordKey | null {
  if (!(error instanceof CheckoutRefusal)) return 'noAnswer'
  const { code } = error
  return isWord(code) ? code : null
}

function isWord(code: string): code is WordKey {
  return code in en
}
