import { element } from '../../../games/page/dom/element.ts'

/** One line of a list, which is kept and told its news. */
export type Line<Item> = { node: HTMLElement; update: (item: Item) => void }

export type KeyedList<Item> = { node: HTMLElement; update: (items: readonly Item[]) => void }

/** A list that keeps the node of each key, so that nothing is lost under the player's finger. */
export function keyedList<Item>(
  className: string,
  keyOf: (item: Item) => string,
  make: (item: Item) => Line<Item>,
): KeyedList<Item> {
  const node = element('ul', { class: className })
  let lines = new Map<string, Line<Item>>()
  return {
    node,
    update: (items) => {
      const next = new Map<string, Line<Item>>()
      for (const item of items) {
        const line = lines.get(keyOf(item)) ?? make(item)
        line.update(item)
        next.set(keyOf(item), line)
      }
      for (const [key, line] of lines) if (!next.has(key)) line.node.remove()
      lines = next
      putInOrder(node, [...next.values()])
    },
  }
}

/** Moves only what stands in the wrong place: a moved node would lose its focus. */
function putInOrder(list: HTMLElement, lines: readonly { node: HTMLElement }[]): void {
  let place = list.firstElementChild
  for (const { node } of lines) {
    if (node === place) place = place.nextElementSibling
    else list.insertBefore(node, place)
  }
}
