import { symbolAddress } from '../../catalog/slot-pictures.ts'
import { element } from '../dom/element.ts'

/** A symbol's picture, named by the symbol's key as the rules and past rounds name it. */
export function symbolPicture(code: string, symbol: string): HTMLElement {
  return element('img', { src: symbolAddress(code, symbol), alt: symbol, loading: 'lazy' })
}
