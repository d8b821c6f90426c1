import { amountOf, groupedAmount } from '@maidan/money'
import { element } from '../../../games/page/dom/element.ts'
import type { CheckoutView, WayView } from '../../checkouts/hosted/checkout-view.ts'
import { choiceRow } from '../form/choice-row.ts'
import type { CheckoutCalls } from './calls/ask-checkout.ts'
import { digitsField } from './parts/digits-field.ts'
import { stepForm } from './parts/step-form.ts'
import type { Speech } from './words/speech.ts'

/** How far the person has come. */
export type Step =
  | { kind: 'number' }
  | { kind: 'code'; way: WayView; number: string; message: string }
  | { kind: 'pin'; way: WayView; number: string; code: string }

export type StepContext = {
  view: CheckoutView
  calls: CheckoutCalls
  speech: Speech
  go: (step: Step) => void
  finish: (view: CheckoutView) => void
}

/** The form of a step. */
export function stepPart(step: Step, context: StepContext): HTMLElement {
  switch (step.kind) {
    case 'number':
      return numberStep(context)
    case 'code':
      return codeStep(step, context)
    case 'pin':
      return pinStep(step, context)
  }
}

function numberStep(context: StepContext): HTMLElement {
  const { view, calls, speech, go } = context
  const [first] = view.ways
  if (!first) throw new Error('A checkout has at least one way to pay.')
  const hasChoice = view.ways.length > 1
  const ways = choiceRow({
    name: 'way',
    legend: speech.say('way'),
    className: 'tiles',
    items: view.ways.map(({ key, name, color, text }) => ({
      key,
      name,
      look: { '--tile': color, '--ink': text },
    })),
    chosen: first.key,
  })
  const number = digitsField({
    name: 'number',
    label: hasChoice ? speech.say('anyNumber') : speech.say('number', { wallet: first.name }),
    hint: speech.say('numberHint'),
    type: 'tel',
    maxlength: 20,
    placeholder: '01XXXXXXXXX',
  })
  return form(context, {
    fields: hasChoice ? [ways.node, number.node] : [number.node],
    button: speech.say('next'),
    submit: async () => {
      const way = view.ways.find(({ key }) => key === ways.chosen()) ?? first
      const given = await calls.giveNumber({ wallet: way.key, number: number.input.value })
      go({ kind: 'code', way, number: given.number, message: given.code })
    },
  })
}

function codeStep(step: Extract<Step, { kind: 'code' }>, context: StepContext): HTMLElement {
  const { calls, speech, go } = context
  const { way, number, message } = step
  const code = digitsField({
    name: 'code',
    label: speech.say('code'),
    type: 'text',
    maxlength: 6,
    placeholder: '······',
  })
  return form(context, {
    fields: [phoneMessage(step, speech), code.node, otherNumber(context)],
    button: speech.say('next'),
    submit: async () => {
      await calls.checkCode({ code: code.input.value })
      go({ kind: 'pin', way, number, code: message })
    },
  })
}

/** What the person's phone got; in the sandbox there is no phone. */
function phoneMessage(
  { way, number, message }: Extract<Step, { kind: 'code' }>,
  speech: Speech,
): HTMLElement {
  return element(
    'aside',
    { class: 'message' },
    element('span', {}, speech.say('messageTo', { number })),
    element('p', {}, speech.say('message', { wallet: way.name, code: message })),
  )
}

function otherNumber({ speech, go }: StepContext): HTMLElement {
  const other = element('button', { type: 'button', class: 'other' }, speech.say('otherNumber'))
  other.addEventListener('click', () => go({ kind: 'number' }))
  return other
}

function pinStep({ code }: Extract<Step, { kind: 'pin' }>, context: StepContext): HTMLElement {
  const { view, calls, speech, finish } = context
  const pin = digitsField({
    name: 'pin',
    label: speech.say('pin'),
    hint: speech.say('pinHint', { pin: view.pin }),
    type: 'password',
    maxlength: 5,
    placeholder: '•••••',
  })
  const amount = groupedAmount(amountOf(view.amount, 'BDT'), 'BDT')
  return form(context, {
    fields: [pin.node],
    button: speech.say('approve', { amount }),
    submit: async () => finish(await calls.approve({ code, pin: pin.input.value })),
  })
}

type Own = { fields: readonly HTMLElement[]; button: string; submit: () => Promise<void> }

/** Every step can be left by cancelling the payment. */
function form({ calls, speech, finish }: StepContext, own: Own): HTMLElement {
  return stepForm({
    ...own,
    cancel: async () => finish(await calls.cancel()),
    onOver: async () => finish(await calls.read()),
    speech,
  })
}
