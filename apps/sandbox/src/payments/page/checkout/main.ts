import { element } from '../../../games/page/dom/element.ts'
import { loadLetters } from '../../../games/page/words/load-letters.ts'
import type { CheckoutView } from '../../checkouts/hosted/checkout-view.ts'
import { callsOf, CheckoutRefusal } from './calls/ask-checkout.ts'
import { goBack } from './go-back.ts'
import { orderCard } from './parts/order-card.ts'
import { outcomePart } from './parts/outcome-part.ts'
import { pageHead } from './parts/page-head.ts'
import { stepPart, type Step } from './steps.ts'
import { createSpeech } from './words/speech.ts'

/** How long the outcome is read before the browser goes back by itself. */
const OUTCOME_MS = 1_200

const calls = callsOf(decodeURIComponent(location.pathname.split('/').at(-1) ?? ''))
const speech = createSpeech(location.search, navigator.language)
let redraw = () => {}

speech.onChange(() => redraw())
// The name of the other language stands on every page.
await loadLetters('bn')
await open()

async function open(): Promise<void> {
  try {
    show(await calls.read(), { kind: 'number' })
  } catch (error) {
    redraw = error instanceof CheckoutRefusal ? showMissing : showBroken
    redraw()
  }
}

function show(view: CheckoutView, step: Step): void {
  redraw = () => {
    const part =
      outcomePart(view, speech) ??
      stepPart(step, {
        view,
        calls,
        speech,
        go: (next) => show(view, next),
        finish: (decided) => finish(decided),
      })
    paint(view.partner_name, orderCard(view, speech), part)
    document.title = speech.say('title', { partner: view.partner_name })
    const { style } = document.documentElement
    style.setProperty('--brand', view.look.color)
    style.setProperty('--on-brand', view.look.text)
    document.querySelector<HTMLElement>('form input:not([type=radio])')?.focus()
  }
  redraw()
}

/** Shows what became of it, and goes back unless there is something to read first. */
function finish(view: CheckoutView): void {
  show(view, { kind: 'number' })
  const { state, way_back } = view
  const isRead = state === 'failed' || state === 'expired'
  if (way_back !== null && !isRead) setTimeout(() => goBack(way_back), OUTCOME_MS)
}

function showMissing(): void {
  showNote(speech.say('missingTitle'), element('p', {}, speech.say('missingText')))
}

function showBroken(): void {
  const again = element('button', { type: 'button', class: 'main' }, speech.say('again'))
  again.addEventListener('click', () => void open())
  showNote(speech.say('brokenTitle'), again)
}

function showNote(title: string, ...more: readonly Node[]): void {
  const note = element('section', { class: 'outcome', role: 'status' }, element('h2', {}, title))
  note.append(...more)
  paint('Maidan', note)
}

function paint(name: string, ...parts: readonly Node[]): void {
  document.documentElement.lang = speech.language()
  document.body.replaceChildren(pageHead(name, speech), element('main', {}, ...parts))
}
