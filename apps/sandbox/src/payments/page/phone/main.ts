import { element } from '../../../games/page/dom/element.ts'
import type { PhoneView } from '../../phone/phone-view.ts'
import { WalletRefusal } from '../calls/ask-wallets.ts'
import { failureNote } from '../form/failure-note.ts'
import { dropNext, enrolPhone, forgeMessage, readPhone, setNetwork } from './ask-phone.ts'
import { enrolForm } from './enrol-form.ts'
import { messageList } from './message-list.ts'
import { troublePart } from './trouble-part.ts'
import { words } from './words.ts'

const LOOK_EVERY_MS = 2_000

const state = element('p', { role: 'status', hidden: true })
const failure = failureNote()
const messages = messageList()
const troubles = troublePart({
  onNetwork: (has_network) => void act(setNetwork({ has_network })),
  onDrop: () => void act(dropNext()),
  onForge: async (body) => (await act(forgeMessage(body))) !== null,
})
const form = enrolForm(async (body) => {
  const view = await act(enrolPhone(body))
  if (view) form.fill(view)
  return view !== null
})

function show(view: PhoneView): void {
  state.hidden = view.phone === null
  state.textContent = [`${words.enrolled} ${view.phone?.device}.`, view.failure ?? ''].join(' ')
  troubles.show(view)
  messages.show(view)
}

/** Shows and gives what the phone answers to a deed; null, and why, if it did not do it. */
async function act(deed: Promise<PhoneView>): Promise<PhoneView | null> {
  failure.hide()
  try {
    const view = await deed
    show(view)
    return view
  } catch (error) {
    failure.show(error instanceof WalletRefusal ? error.message : words.noAnswer)
    return null
  }
}

document.querySelector('main')?.append(state, form.node, failure.node, messages.node, troubles.node)
const first = await act(readPhone())
if (first) form.fill(first)
setInterval(() => {
  // A look that fails says nothing: the next one comes soon.
  void readPhone().then(show, () => undefined)
}, LOOK_EVERY_MS)
