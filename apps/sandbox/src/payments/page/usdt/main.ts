import type { UsdtView } from '../../tron/wallet/usdt-view.ts'
import { WalletRefusal } from '../calls/ask-wallets.ts'
import { failureNote } from '../form/failure-note.ts'
import { addPlayMoney, readUsdt, sendUsdt, setNodeFault } from './ask-usdt.ts'
import { nodeFaults } from './node-faults.ts'
import { sendForm } from './send-form.ts'
import { transferList } from './transfer-list.ts'
import { words } from './words.ts'

const LOOK_EVERY_MS = 1_000

const failure = failureNote()
const silence = failureNote()
const transfers = transferList()
const faults = nodeFaults((fault, isOn) => void act(setNodeFault(fault, isOn)))
const form = sendForm({
  onSend: (body) => act(sendUsdt(body)),
  onMore: () => void act(addPlayMoney()),
  nodeFaults: faults.node,
})

function show(view: UsdtView): void {
  silence.hide()
  for (const part of [form, faults, transfers]) part.show(view)
}

/** Does a deed and shows the wallet after it, or why it was not done; whether it was. */
async function act(deed: Promise<unknown>): Promise<boolean> {
  failure.hide()
  try {
    await deed
    await look()
    return true
  } catch (error) {
    failure.show(error instanceof WalletRefusal ? error.message : words.noAnswer)
    return false
  }
}

/** Shows the wallet as it is now, or that it does not answer. */
async function look(): Promise<void> {
  try {
    show(await readUsdt())
  } catch {
    if (silence.node.hidden) silence.show(words.notRead)
  }
}

document.querySelector('main')?.append(silence.node, form.node, failure.node, transfers.node)
await look()
setInterval(() => void look(), LOOK_EVERY_MS)
