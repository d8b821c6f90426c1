import * as z from 'zod/mini'
import { LANGUAGES } from '../../../lists.ts'
import { VIP_NAME_LENGTH_MAX } from '../../../limits.ts'
import { text } from '../../../schemas.ts'

/** The name of a level in one language. */
export const vipName = z.strictObject({
  language: z.enum(LANGUAGES),
  name: text(VIP_NAME_LENGTH_MAX),
})
