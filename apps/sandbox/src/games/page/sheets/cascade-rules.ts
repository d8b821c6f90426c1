import type { Paytable } from '@maidan/casino'
import { element } from '../dom/element.ts'
import type { Speech } from '../words/speech.ts'

/** How symbols fall, what each fall multiplies by, and when scatters count. */
export function cascadeRules({ cascades, freeSpins }: Paytable, { say }: Speech): HTMLElement[] {
  if (cascades === null) return []
  const { multipliers, freeMultipliers } = cascades
  const steps = (list: readonly number[]) =>
    list.map((times) => say('multiplierOf', { times: String(times) })).join(', ')
  const rules = [
    say('cascadesFall'),
    say('cascadesOn'),
    say('cascadesTimes', { steps: steps(multipliers) }),
  ]
  if (freeSpins !== null) {
    rules.push(
      say('cascadesFree', { steps: steps(freeMultipliers) }),
      say('cascadesScatter'),
      say('cascadesScatterPays'),
    )
  }
  return [
    element('h3', {}, say('cascadesTitle')),
    element('ul', { class: 'rules' }, ...rules.map((text) => element('li', {}, text))),
  ]
}
