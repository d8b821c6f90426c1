import * as z from 'zod/mini'
import { NOTICE_KINDS } from '../../../lists.ts'
import { text } from '../../../schemas.ts'

/** Letters of the address that a push service gives a browser, at most. */
const ENDPOINT_LENGTH_MAX = 1024

export const pushEndpoint = text(ENDPOINT_LENGTH_MAX)

/** What a device shows: the kinds, and whether with amounts. */
export const deviceSettings = {
  kinds: z.array(z.enum(NOTICE_KINDS)).check(z.maxLength(NOTICE_KINDS.length)),
  shows_amounts: z.boolean(),
}

export const deviceAnswer = z.object({
  /** What a browser subscribes with. */
  public_key: z.string(),
  /** Null for a browser that shows no notices of this player. */
  device: z.nullable(z.object(deviceSettings)),
})
