import * as z from 'zod/mini'
import { FRONT_PLACES, FRONT_WORDS_LENGTH_MAX } from '../../../content/front-page.ts'
import { LANGUAGES } from '../../../lists.ts'
import { text } from '../../../schemas.ts'

export const frontPlace = z.enum(FRONT_PLACES)

/** What players read of a piece in one language; how long it may be is a matter of its place. */
export const frontText = z.strictObject({
  language: z.enum(LANGUAGES),
  words: text(Math.max(...Object.values(FRONT_WORDS_LENGTH_MAX))),
})

/** A piece as it was seen, so that nobody writes over what another one has just changed. */
export const frontVersion = z.int().check(z.minimum(0), z.maximum(1_000_000))
