/** Runs on both phones: sends the form, shows the TrxID, copies it, shows the wallet's balance. */
export const pageScript = `'use strict'
const form = document.querySelector('form')
const failure = document.getElementById('failure')
const receipt = document.getElementById('receipt')
const history = document.getElementById('history')
const balance = document.getElementById('balance')
const submit = form.querySelector('.main')
const own = form.elements.from
const group = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const taka = (amount) => 'Tk ' + group.format(Number(amount))
let requestId = crypto.randomUUID()

function valuesOf() {
  const values = Object.fromEntries(new FormData(form))
  return { ...values, request_id: requestId }
}

async function send(event) {
  event.preventDefault()
  submit.disabled = true
  failure.hidden = true
  try {
    const answer = await fetch(form.dataset.call, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(valuesOf()),
    })
    const body = await answer.json()
    if (!answer.ok) return fail(body.message)
    requestId = crypto.randomUUID()
    showReceipt(body)
    await showWallet()
  } catch {
    fail('The wallet did not answer. Press again: the same payment is never sent twice.')
  } finally {
    submit.disabled = false
  }
}

function fail(message) {
  failure.textContent = message
  failure.hidden = false
  failure.scrollIntoView({ block: 'nearest' })
}

function showReceipt(transfer) {
  receipt.querySelector('.sum').textContent = taka(transfer.amount)
  receipt.querySelector('.who').textContent =
    transfer.wallet_name + ' · ' + transfer.type + ' · to ' + transfer.to
  receipt.querySelector('b').textContent = transfer.trx_id
  receipt.querySelector('.copy').textContent = 'Copy'
  receipt.hidden = false
  receipt.scrollIntoView({ block: 'nearest' })
}

async function copyTrx() {
  const label = receipt.querySelector('.copy')
  try {
    await navigator.clipboard.writeText(receipt.querySelector('b').textContent)
    label.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(receipt.querySelector('b'))
    label.textContent = 'Selected'
  }
}

function ownNumber() {
  return own.value.replace(/[^0-9]/g, '').replace(/^88(?=01)/, '')
}

async function addPlayMoney() {
  await fetch('/api/play-money', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet: form.elements.wallet.value, number: ownNumber() }),
  })
  await showWallet()
}

async function showWallet() {
  if (!own) return
  const wallet = form.elements.wallet.value
  const number = ownNumber()
  const known = number.length >= 11 ? await readWallet(wallet, number) : null
  balance.hidden = !known || known.balance === null
  history.hidden = !known || known.transfers.length === 0
  if (!known) return
  balance.querySelector('span').textContent = 'Play money: ' + taka(known.balance ?? 0)
  history.querySelector('ol').replaceChildren(...known.transfers.map((one) => line(one, number)))
}

async function readWallet(wallet, number) {
  const answer = await fetch('/api/wallets/' + wallet + '/' + number)
  return answer.ok ? answer.json() : null
}

function fromText(sender) {
  return sender === 'MINT' ? ' to start with' : ' from ' + sender
}

function line(transfer, number) {
  const came = transfer.to === number
  const item = document.createElement('li')
  const parts = [
    ['div', transfer.type + (came ? fromText(transfer.from) : ' to ' + transfer.to), ''],
    ['b', (came ? '+' : '−') + taka(transfer.amount), came ? 'in' : ''],
    ['span', transfer.trx_id, ''],
    ['span', new Date(transfer.at).toLocaleString('en-GB'), ''],
  ]
  for (const [tag, text, name] of parts) {
    const part = document.createElement(tag)
    part.textContent = text
    part.className = name
    item.append(part)
  }
  return item
}

const OWN_NUMBER = 'sandbox_own_number'
if (own) {
  if (own.value === '') own.value = localStorage.getItem(OWN_NUMBER) ?? ''
  own.addEventListener('change', () => localStorage.setItem(OWN_NUMBER, own.value))
  form.addEventListener('change', () => void showWallet().catch(() => undefined))
  balance.querySelector('button').addEventListener('click', () => {
    void addPlayMoney().catch(() => fail('The wallet did not answer. Please try again.'))
  })
}
form.addEventListener('input', () => (requestId = crypto.randomUUID()))
form.addEventListener('submit', (event) => void send(event))
receipt.querySelector('.trx').addEventListener('click', () => void copyTrx())
void showWallet().catch(() => undefined)
`
