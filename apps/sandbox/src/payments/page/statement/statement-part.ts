import { element } from '../../../games/page/dom/element.ts'
import type { WalletView } from '../../read-wallet.ts'
import type { Transfer } from '../../transfer.ts'
import { words } from '../words/en.ts'
import { amountText } from './amount-text.ts'
import { transferLine } from './transfer-line.ts'

export type StatementPart = {
  balance: HTMLElement
  transfers: HTMLElement
  /** What the wallet says of a number; null hides both. */
  show: (wallet: WalletView | null, number: string) => void
}

/** The balance with its button for more play money, and the last transfers. */
export function statementPart(onMore: () => void): StatementPart {
  const amount = element('span')
  const more = element('button', { type: 'button', class: 'more' }, words.addPlayMoney)
  const balance = element('p', { class: 'balance', hidden: true }, amount, more)
  const list = element('ol')
  const head = element('h2', {}, words.lastTransfers)
  const transfers = element('section', { hidden: true }, head, list)
  more.addEventListener('click', onMore)
  return {
    balance,
    transfers,
    show: (wallet, number) => {
      balance.hidden = wallet === null || wallet.balance === null
      transfers.hidden = wallet === null || wallet.transfers.length === 0
      if (wallet === null) return
      if (wallet.balance !== null)
        amount.textContent = `${words.playMoney}: ${amountText(wallet.balance, wallet.currency)}`
      list.replaceChildren(...wallet.transfers.map((transfer) => lineNode(transfer, number)))
    },
  }
}

function lineNode(transfer: Transfer, number: string): HTMLLIElement {
  const { about, amount, isIn } = transferLine(transfer, number)
  return element(
    'li',
    {},
    element('div', {}, about),
    element('b', { class: isIn ? 'in' : undefined }, amount),
    element('span', {}, transfer.trx_id),
    element('span', {}, new Date(transfer.at).toLocaleString('en-GB')),
  )
}
