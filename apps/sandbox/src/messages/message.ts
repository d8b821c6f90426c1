import * as z from 'zod'

const CHANNELS = ['sms', 'email'] as const

/** A message that reached somebody; `at` is ISO 8601. */
export const message = z.object({
  to: z.string(),
  channel: z.enum(CHANNELS),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
})

export type Message = z.output<typeof message>
