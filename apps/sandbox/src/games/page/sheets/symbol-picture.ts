import type { Language } from '@maidan/contract'
import { symbolAddress } from '../../catalog/slot-pictures.ts'
import { element } from '../dom/element.ts'

/** A symbol's picture, named by the symbol's key as the rules and past rounds name it. */
export function symbolPicture(code: string, symbol: string, language: Language): HTMLElement {
  return element('img', {
    src: symbolAddress(code, symbol, language),
    alt: symbol,
    loading: 'lazy',
  })
}
