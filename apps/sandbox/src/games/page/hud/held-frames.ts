import { element } from '../dom/element.ts'

/** A held reel (0 is the left one), and what a screen reader calls it. */
type HeldReel = { reel: number; name: string }

export type HeldFrames = {
  node: HTMLElement
  /** Marks these reels as held, with a badge on each; none marks nothing. */
  show: (badge: string, held: readonly HeldReel[]) => void
}

/** Frames over the reels that stand while the others spin. */
export function heldFrames(): HeldFrames {
  const node = element('ul', { class: 'held', hidden: true })
  return {
    node,
    show: (badge, held) => {
      node.replaceChildren(...held.map(({ reel, name }) => frame(badge, reel, name)))
      node.hidden = held.length === 0
    },
  }
}

function frame(badge: string, reel: number, name: string): HTMLElement {
  const shown = element('span', { class: 'held-badge', 'aria-hidden': 'true' }, badge)
  const node = element('li', {}, shown, element('span', { class: 'spoken' }, name))
  node.style.setProperty('--reel', String(reel))
  return node
}
