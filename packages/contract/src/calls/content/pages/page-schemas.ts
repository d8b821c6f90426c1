import * as z from 'zod/mini'
import { LANGUAGES } from '../../../lists.ts'
import { PAGE_BODY_LENGTH_MAX, PAGE_TITLE_LENGTH_MAX } from '../../../content/page-keys.ts'
import { instant, text } from '../../../schemas.ts'

const VERSION_MAX = 1_000_000

/** The name of a page in its address; one that no page has is not found. */
export const pageKey = z.object({ key: z.string().check(z.regex(/^[a-z]{1,20}(-[a-z]{1,20})?$/)) })

/** Versions of a page count from 1, each published once and never changed. */
export const pageVersion = z.int().check(z.gte(1), z.lte(VERSION_MAX))

export const pageLanguage = z.enum(LANGUAGES)

export const pageText = z.strictObject({
  language: pageLanguage,
  title: text(PAGE_TITLE_LENGTH_MAX),
  body: text(PAGE_BODY_LENGTH_MAX),
})

/** A page as the desk sees it: one of its versions in every language, and all of its versions. */
export const staffPageAnswer = z.object({
  key: z.string(),
  version: z.number(),
  texts: z.array(pageText),
  /** The next version that waits for a second person, and who asked. */
  waiting: z.nullable(z.object({ approval_id: z.number(), asked_by: z.string() })),
  versions: z.array(
    z.object({
      version: z.number(),
      /** Null for the version that the house came with. */
      published_by: z.nullable(z.string()),
      published_at: instant,
      reason: z.string(),
    }),
  ),
})
