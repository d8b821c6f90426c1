import { defineText } from '../../define-text.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'

export const liabilityText = defineText(en, bn)
