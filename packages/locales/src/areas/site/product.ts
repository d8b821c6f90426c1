import { product as bn } from '../../bn/site/product.ts'
import { defineText } from '../../define-text.ts'
import { product as en } from '../../en/site/product.ts'

export const productText = defineText(en, {
  bn,
})
