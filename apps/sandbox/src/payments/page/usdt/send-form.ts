import { element } from '../../../games/page/dom/element.ts'
import { TRANSFER_FAULTS, type TransferFault } from '../../tron/faults/tron-faults.ts'
import type { UsdtSendBody } from '../../tron/wallet/read-usdt-sending.ts'
import type { UsdtView } from '../../tron/wallet/usdt-view.ts'
import { choiceRow, type ChoiceRow } from '../form/choice-row.ts'
import { plainField } from '../phone/plain-field.ts'
import { words } from './words.ts'

type SendForm = { node: HTMLElement; show: (view: UsdtView) => void }

type Deeds = {
  onSend: (body: UsdtSendBody) => Promise<boolean>
  onMore: () => void
  /** The faults of the node, which stand below those of a transfer. */
  nodeFaults: HTMLElement
}

/** To whom and how much, filled in from the address of the page, and what shall go wrong. */
export function sendForm({ onSend, onMore, nodeFaults }: Deeds): SendForm {
  const asked = new URLSearchParams(location.search)
  const to = plainField(words.to, {
    required: true,
    maxlength: '64',
    spellcheck: 'false',
    placeholder: 'T…',
    class: 'address',
    value: asked.get('to') ?? '',
  })
  const amount = plainField(words.amount, {
    required: true,
    maxlength: '20',
    inputmode: 'decimal',
    placeholder: '25.50',
    value: asked.get('amount') ?? '',
  })
  const fault = faultPills()
  const summary = element('summary', {}, words.tryFault)
  const faults = element('details', { hidden: true }, summary, fault.node, nodeFaults)
  const balance = balanceLine(onMore)
  const submit = element('button', { class: 'main' }, words.send)
  const node = element('form', {}, balance.node, to.node, amount.node, faults, submit)

  async function send(): Promise<void> {
    submit.disabled = true
    const chosen = fault.chosen()
    const body = { to: to.input.value, amount: amount.input.value }
    const isSent = await onSend(chosen === 'none' ? body : { ...body, fault: chosen })
    if (isSent) {
      amount.input.value = ''
      fault.choose('none')
    }
    submit.disabled = false
  }
  node.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  return {
    node,
    show: (view) => {
      balance.show(view)
      faults.hidden = !view.can_fault
    },
  }
}

function faultPills(): ChoiceRow<TransferFault | 'none'> {
  const items = TRANSFER_FAULTS.map((key) => ({ key, name: words.transferFaults[key] }))
  return choiceRow<TransferFault | 'none'>({
    name: 'fault',
    legend: words.ofTransfer,
    className: 'pills',
    items: [{ key: 'none', name: words.noFault }, ...items],
    chosen: 'none',
  })
}

function balanceLine(onMore: () => void): SendForm {
  const amount = element('span')
  const more = element('button', { type: 'button', class: 'more' }, words.addPlayMoney)
  more.addEventListener('click', onMore)
  return {
    node: element('p', { class: 'balance holdings' }, amount, more),
    show: ({ balance }) => {
      amount.textContent = `${words.playMoney}: ${groupedUsdt(balance)} USDT`
    },
  }
}

/** Decimal text with commas between the thousands. */
function groupedUsdt(text: string): string {
  const [whole = '', part = ''] = text.split('.')
  return `${BigInt(whole).toLocaleString('en-US')}.${part}`
}
