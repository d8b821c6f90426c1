import { element } from '../dom/element.ts'

type BannerText = { kicker: string; big: string; small: string; hint: string }

export type Banner = {
  node: HTMLElement
  show: (text: BannerText) => void
  setBig: (text: string) => void
  hide: () => void
}

/** A card over the reels: free spins begin, free spins end, a big win counts up. */
export function banner(): Banner {
  const kicker = element('p', { class: 'banner-kicker' })
  const big = element('p', { class: 'banner-big' })
  const small = element('p', { class: 'banner-small' })
  const hint = element('p', { class: 'banner-hint' })
  const card = element('div', { class: 'banner-card' }, kicker, big, small, hint)
  const node = element('div', { class: 'banner', role: 'status', hidden: true }, card)
  return {
    node,
    show: (text) => {
      kicker.textContent = text.kicker
      big.textContent = text.big
      small.textContent = text.small
      hint.textContent = text.hint
      node.hidden = false
    },
    setBig: (text) => {
      big.textContent = text
    },
    hide: () => {
      node.hidden = true
    },
  }
}
