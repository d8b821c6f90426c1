import { PROMOTION_KINDS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { LANGUAGES, PROMOTION_CATEGORIES, PROMOTION_PICTURES } from '../../../lists.ts'
import { PROMOTION_NAME_LENGTH_MAX, PROMOTION_TEXT_LENGTH_MAX } from '../../../limits.ts'
import { text } from '../../../schemas.ts'

/** Listed for players (`display`), or hidden. */
export const promotionStatus = z.enum(['display', 'active'])

export const promotionKind = z.enum(PROMOTION_KINDS)

export const promotionPicture = z.enum(PROMOTION_PICTURES)

export const promotionCategory = z.literal(Object.values(PROMOTION_CATEGORIES))

/** What players read of a promotion in one language. */
export const promotionText = z.strictObject({
  language: z.enum(LANGUAGES),
  name: text(PROMOTION_NAME_LENGTH_MAX),
  description: text(PROMOTION_TEXT_LENGTH_MAX),
})
