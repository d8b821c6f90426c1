import { element } from '../dom/element.ts'

/** A fixed prize: which one, what it is called, and what it pays at the bet. */
export type PrizeText = { kind: string; name: string; amount: string }

export type PrizesBar = { node: HTMLElement; show: (prizes: readonly PrizeText[]) => void }

/** The fixed prizes of a game that holds coins, above its title, best first. */
export function prizesBar(): PrizesBar {
  const node = element('dl', { class: 'prizes', hidden: true })
  return {
    node,
    show: (prizes) => {
      const cells = prizes.map(({ kind, name, amount }) =>
        element(
          'div',
          { class: 'prize', 'data-kind': kind },
          element('dt', {}, name),
          element('dd', {}, amount),
        ),
      )
      node.replaceChildren(...cells)
      node.hidden = prizes.length === 0
    },
  }
}
