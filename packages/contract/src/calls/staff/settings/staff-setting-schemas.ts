import * as z from 'zod/mini'
import { LANGUAGES, SECOND_PERSON_TERMS, SETTING_KINDS, SETTING_NAMES } from '../../../lists.ts'
import { instant, text } from '../../../schemas.ts'

export const settingName = z.enum(SETTING_NAMES)

/** Letters of a setting at most; most take far fewer. */
const SETTING_LENGTH_MAX = 4000

/** A flag is 0 or 1, `texts` are words by language, everything else is one text. */
export const settingValue = z.union([
  text(SETTING_LENGTH_MAX),
  z.int(),
  z.partialRecord(z.enum(LANGUAGES), text(SETTING_LENGTH_MAX)),
])

export const staffSetting = z.object({
  name: settingName,
  kind: z.enum(SETTING_KINDS),
  value: settingValue,
  /** What a choice may be, and the countries that the house serves; of other kinds none. */
  options: z.array(z.string()),
  /** Letters at most, of a text. */
  length_max: z.nullable(z.number()),
  /** Whether another value takes a second person: always, only to open again, or never. */
  second_person: z.enum(SECOND_PERSON_TERMS),
  /** When it was changed last; null while it is what the house came with. */
  changed_at: z.nullable(instant),
  changed_by: z.nullable(z.string()),
  /** The request for another value that waits for a second person. */
  approval_id: z.nullable(z.number()),
})
