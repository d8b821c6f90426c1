import { element } from '../../../games/page/dom/element.ts'
import { NODE_FAULTS, type NodeFault } from '../../tron/faults/tron-faults.ts'
import type { UsdtView } from '../../tron/wallet/usdt-view.ts'
import { words } from './words.ts'

type NodeFaults = { node: HTMLElement; show: (view: UsdtView) => void }

/** A switch for each fault of the node. */
export function nodeFaults(onSwitch: (fault: NodeFault, isOn: boolean) => void): NodeFaults {
  const switches = NODE_FAULTS.map((fault) => {
    const input = element('input', { type: 'checkbox' })
    const text = element('span', {}, words.nodeFaults[fault])
    input.addEventListener('change', () => onSwitch(fault, input.checked))
    return { fault, input, text, label: element('label', { class: 'switch' }, input, text) }
  })
  const labels = switches.map(({ label }) => label)
  const legend = element('p', { class: 'legend' }, words.ofNode)
  return {
    node: element('div', { role: 'group', 'aria-label': words.ofNode }, legend, ...labels),
    show: ({ faults }) => {
      for (const { fault, input, text } of switches) {
        const ordered = faults.find((one) => one.fault === fault)
        input.checked = ordered !== undefined
        text.textContent = faultText(fault, ordered?.times_left ?? null)
      }
    },
  }
}

function faultText(fault: NodeFault, timesLeft: number | null): string {
  if (timesLeft !== null) return `${words.nodeFaults[fault]} · ${timesLeft} ${words.callsLeft}`
  return fault === 'away' ? words.awayCalls : words.nodeFaults[fault]
}
