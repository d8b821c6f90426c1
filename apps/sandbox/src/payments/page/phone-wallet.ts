import { plainNumber } from '../plain-number.ts'
import { addPlayMoney, readWallet, sendMoney } from './calls/ask-wallets.ts'
import { amountField } from './form/amount-field.ts'
import { numberField } from './form/number-field.ts'
import { paymentForm } from './form/payment-form.ts'
import { typePills } from './form/type-pills.ts'
import { walletTiles } from './form/wallet-tiles.ts'
import { readPrefill } from './prefill/read-prefill.ts'
import { keepOwnNumber, ownNumber } from './statement/own-number.ts'
import { statementPart } from './statement/statement-part.ts'
import { words } from './words/en.ts'

const NUMBER_LENGTH_MIN = 11

const asked = readPrefill(location.search)
const wallet = walletTiles(asked.wallet)
const from = numberField('from', words.ownNumber, asked.from === '' ? ownNumber() : asked.from)
const to = numberField('to', words.payTo, asked.to)
const type = typePills(asked.type)
const amount = amountField(asked.amount)
const statement = statementPart(() => void addMore())
const payment = paymentForm({
  fields: [wallet.node, from.node, statement.balance, to.node, type.node, amount.node],
  button: words.pay,
  send: (request_id) =>
    sendMoney({
      wallet: wallet.chosen(),
      from: from.input.value,
      to: to.input.value,
      type: type.chosen(),
      amount: amount.input.value,
      request_id,
    }),
  onSent: showStatement,
})

/** Shows what the wallet says of the number typed, once that is a whole number. */
async function showStatement(): Promise<void> {
  const key = wallet.chosen()
  const number = plainNumber(from.input.value)
  const isWhole = number.length >= NUMBER_LENGTH_MIN
  // A balance that cannot be read is not shown; paying itself says what is wrong.
  const known = isWhole ? await readWallet(key, number).catch(() => null) : null
  const isAskedStill = key === wallet.chosen() && number === plainNumber(from.input.value)
  if (isAskedStill) statement.show(known, number)
}

async function addMore(): Promise<void> {
  try {
    await addPlayMoney({ wallet: wallet.chosen(), number: plainNumber(from.input.value) })
    await showStatement()
  } catch {
    payment.fail(words.noPlayMoney)
  }
}

from.input.addEventListener('change', () => keepOwnNumber(from.input.value))
payment.form.addEventListener('change', () => void showStatement())
document.querySelector('main')?.append(...payment.nodes, statement.transfers)
await showStatement()
