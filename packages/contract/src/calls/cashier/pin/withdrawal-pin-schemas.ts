import { text } from '../../../schemas.ts'

/** Four to six digits, in any script, with the spaces that people type. */
export const pinField = text(16)
