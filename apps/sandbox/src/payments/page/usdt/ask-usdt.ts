import type { NodeFault } from '../../tron/faults/tron-faults.ts'
import type { UsdtSendBody } from '../../tron/wallet/read-usdt-sending.ts'
import type { UsdtTransfer, UsdtView } from '../../tron/wallet/usdt-view.ts'
import { getAnswer, postAnswer } from '../calls/ask-wallets.ts'

/** How often a node that is sent away does not answer. */
const AWAY_CALLS = 5

/** The wallet as it is now. @throws WalletRefusal with the reason; any other error when no answer came. */
export function readUsdt(): Promise<UsdtView> {
  return getAnswer<UsdtView>('/api/usdt')
}

/** @throws as `readUsdt` does. */
export function sendUsdt(body: UsdtSendBody): Promise<UsdtTransfer> {
  return postAnswer<UsdtTransfer>('/api/usdt/send', body)
}

/** @throws as `readUsdt` does. */
export function addPlayMoney(): Promise<UsdtView> {
  return postAnswer<UsdtView>('/api/usdt/play-money', {})
}

/** Orders a fault of the node or takes it away. @throws as `readUsdt` does. */
export async function setNodeFault(fault: NodeFault, isOn: boolean): Promise<void> {
  const path = '/__ctl/tron/faults'
  if (isOn) await postAnswer(path, fault === 'away' ? { fault, times: AWAY_CALLS } : { fault })
  else await fetch(`${path}?fault=${fault}`, { method: 'DELETE' })
}
