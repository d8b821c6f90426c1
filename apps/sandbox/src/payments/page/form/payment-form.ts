import { element } from '../../../games/page/dom/element.ts'
import type { Transfer } from '../../transfer.ts'
import { WalletRefusal } from '../calls/ask-wallets.ts'
import { receiptPart } from '../receipt/receipt-part.ts'
import { words } from '../words/en.ts'
import { failureNote } from './failure-note.ts'

type Options = {
  fields: readonly HTMLElement[]
  button: string
  /** The same request id is the same payment, however often it is sent. */
  send: (requestId: string) => Promise<Transfer>
  onSent: () => Promise<void>
}

export type PaymentForm = {
  /** The form, and below it what became of the payment. */
  nodes: readonly HTMLElement[]
  form: HTMLFormElement
  fail: (message: string) => void
}

/** A form that sends a payment once, however often its button is pressed. */
export function paymentForm({ fields, button, send, onSent }: Options): PaymentForm {
  const submit = element('button', { class: 'main' }, button)
  const form = element('form', {}, ...fields, submit)
  const failure = failureNote()
  const receipt = receiptPart()
  let requestId = crypto.randomUUID()

  async function pay(): Promise<void> {
    submit.disabled = true
    failure.hide()
    try {
      receipt.show(await send(requestId))
      requestId = crypto.randomUUID()
      await onSent()
    } catch (error) {
      failure.show(error instanceof WalletRefusal ? error.message : words.noAnswer)
    } finally {
      submit.disabled = false
    }
  }
  form.addEventListener('input', () => {
    requestId = crypto.randomUUID()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void pay()
  })
  return { nodes: [form, failure.node, receipt.node], form, fail: failure.show }
}
