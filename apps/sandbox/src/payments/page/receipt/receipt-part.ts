import { copyOrSelect } from '../../../built-pages/page/copy-or-select.ts'
import { element } from '../../../games/page/dom/element.ts'
import type { Transfer } from '../../transfer.ts'
import { amountText } from '../statement/amount-text.ts'
import { words } from '../words/en.ts'

export type ReceiptPart = { node: HTMLElement; show: (transfer: Transfer) => void }

/** What was sent, with the TrxID as a button that copies it. */
export function receiptPart(): ReceiptPart {
  const sum = element('p', { class: 'sum' })
  const who = element('p', { class: 'who' })
  const trxId = element('b')
  const copy = element('span', { class: 'copy' })
  const name = element('span', { class: 'name' }, words.trxId)
  const button = element('button', { type: 'button', class: 'trx' }, name, trxId, copy)
  const done = element('p', { class: 'done' }, words.sent)
  const attributes = { class: 'receipt', 'aria-live': 'polite', hidden: true }
  const node = element('section', attributes, done, sum, who, button)

  async function tell(): Promise<void> {
    copy.textContent = words[await copyOrSelect(trxId)]
  }
  button.addEventListener('click', () => void tell())
  return {
    node,
    show: (transfer) => {
      sum.textContent = amountText(transfer.amount, transfer.currency)
      who.textContent = `${transfer.wallet_name} · ${transfer.type} · ${words.to} ${transfer.to}`
      trxId.textContent = transfer.trx_id
      copy.textContent = words.copy
      node.hidden = false
      node.scrollIntoView({ block: 'nearest' })
    },
  }
}
