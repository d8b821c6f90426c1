import { copyOrSelect } from '../../../built-pages/page/copy-or-select.ts'
import { element } from '../../../games/page/dom/element.ts'
import type { UsdtTransfer, UsdtView } from '../../tron/wallet/usdt-view.ts'
import { words } from './words.ts'

type Line = { node: HTMLLIElement; show: (transfer: UsdtTransfer) => void }

type TransferList = { node: HTMLElement; show: (view: UsdtView) => void }

/** How far the chain is, and the transfers on it, each on its way to being solid. */
export function transferList(): TransferList {
  const chain = element('p', { class: 'chain' })
  const none = element('p', { class: 'chain' }, words.noTransfers)
  const list = element('ol')
  const lines = new Map<string, Line>()

  function lineOf(transfer: UsdtTransfer): HTMLLIElement {
    const line = lines.get(transfer.txid) ?? transferLine(transfer)
    lines.set(transfer.txid, line)
    line.show(transfer)
    return line.node
  }
  return {
    node: element('section', {}, element('h2', {}, words.sent), chain, none, list),
    show: ({ head, solid, transfers }) => {
      chain.textContent = `${words.chain} ${head} · ${words.solid} ${solid}`
      none.hidden = transfers.length > 0
      const nodes = transfers.map(lineOf)
      // Nodes that stay where they are keep what is focused and selected in them.
      if (nodes.some((node, place) => list.children[place] !== node)) list.replaceChildren(...nodes)
    },
  }
}

function transferLine({ txid, to, amount, fault }: UsdtTransfer): Line {
  const state = element('b', { role: 'status' })
  const bar = element('progress', { max: 1 })
  const place = element('p', { class: 'place' })
  const about = element('p', { class: 'place' }, fault === null ? '' : words.transferFaults[fault])
  about.hidden = fault === null
  const head = element('div', { class: 'amount' }, `${amount} USDT`)
  const node = element('li', {}, head, state, addressLine(to), bar, place, about, txidButton(txid))
  return {
    node,
    show: (transfer) => {
      const { result, state: where, confirmations, solid_at } = transfer
      const isFailed = result === 'REVERT' || where === 'gone'
      state.className = markOf(where === 'solid', isFailed)
      const text = result === 'REVERT' ? words.failed : words.states[where]
      if (state.textContent !== text) state.textContent = text
      bar.value = Math.min(1, confirmations / solid_at)
      bar.hidden = where === 'solid' || where === 'gone'
      place.textContent = placeText(transfer)
    },
  }
}

function markOf(isSolid: boolean, isFailed: boolean): string {
  if (isFailed) return 'failed'
  return isSolid ? 'in' : 'pending'
}

function placeText({ block, confirmations, solid_at, state }: UsdtTransfer): string {
  if (state === 'gone') return words.replaced
  const count = state === 'solid' ? `${confirmations}` : `${confirmations} ${words.of} ${solid_at}`
  return `${words.block} ${block} · ${count} ${words.confirmations}`
}

function addressLine(to: string): HTMLElement {
  return element('p', { class: 'receiver' }, to)
}

/** The transaction's id as a button that copies it. */
function txidButton(txid: string): HTMLButtonElement {
  const id = element('b', {}, txid)
  const copy = element('span', { class: 'copy', role: 'status' }, words.copy)
  const name = element('span', { class: 'name' }, words.txid)
  const button = element('button', { type: 'button', class: 'trx' }, name, id, copy)

  async function tell(): Promise<void> {
    copy.textContent = words[await copyOrSelect(id)]
  }
  button.addEventListener('click', () => void tell())
  return button
}
