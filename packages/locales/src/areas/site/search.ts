import { search as bn } from '../../bn/site/search.ts'
import { defineText } from '../../define-text.ts'
import { search as en } from '../../en/site/search.ts'

export const searchText = defineText(en, {
  bn,
})
