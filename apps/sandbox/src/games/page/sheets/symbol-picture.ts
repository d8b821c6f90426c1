import type { Language } from '@maidan/contract'
import { symbolAddress } from '../../catalog/slot-pictures.ts'
import { element } from '../dom/element.ts'
import { symbolName } from '../words/symbol-names.ts'

/** A symbol's picture, named by what it shows. */
export function symbolPicture(code: string, symbol: string, language: Language): HTMLElement {
  return element('img', {
    src: symbolAddress(code, symbol, language),
    alt: symbolName(code, symbol, language),
    loading: 'lazy',
  })
}
