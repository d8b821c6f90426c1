import * as z from 'zod'

const CHARACTERS_MAX = 2_000

/** A field of a partner's answer, as text; one that is missing is empty. */
export const word = z
  .string()
  .max(CHARACTERS_MAX)
  .nullish()
  .transform((text) => text ?? '')
