import { element } from '../../../games/page/dom/element.ts'
import type { SignedLine } from '../../tron/signing/sign-sweep.ts'
import { postAnswer, WalletRefusal } from '../calls/ask-wallets.ts'
import { failureNote } from '../form/failure-note.ts'
import { words } from './words.ts'

/** A sweep of a thousand transfers has less. */
const FILE_BYTES_MAX = 500_000

const failure = failureNote()
const input = element('input', { type: 'file', accept: 'application/json,.json' })
const submit = element('button', { class: 'main' }, words.sign)
const list = element('ol')
const section = element('section', { hidden: true }, element('h2', {}, words.lines), list)
const form = element(
  'form',
  {},
  element('label', { class: 'field' }, words.file, input),
  failure.node,
  submit,
)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void sign()
})
document.querySelector('main')?.append(form, section)

async function sign(): Promise<void> {
  failure.hide()
  const file = input.files?.[0]
  if (!file) return failure.show(words.none)
  if (file.size > FILE_BYTES_MAX) return failure.show(words.tooLarge)
  submit.disabled = true
  try {
    const body = { file: await file.text() }
    const { lines } = await postAnswer<{ lines: SignedLine[] }>('/api/usdt/sign', body)
    list.replaceChildren(...lines.map(lineNode))
    section.hidden = false
    input.value = ''
  } catch (error) {
    failure.show(error instanceof WalletRefusal ? error.message : words.noAnswer)
  }
  submit.disabled = false
}

function lineNode({ from, to, amount, txid, why }: SignedLine): HTMLElement {
  const isSent = txid !== null
  const state = element(
    'b',
    { class: isSent ? 'in' : 'failed' },
    isSent ? words.sent : words.refused,
  )
  return element(
    'li',
    {},
    element('div', { class: 'amount' }, `${amount} USDT`),
    state,
    element('p', { class: 'receiver' }, `${from} ${words.to} ${to}`),
    element('p', { class: 'place' }, why === null ? (txid ?? '') : words.why[why]),
  )
}
