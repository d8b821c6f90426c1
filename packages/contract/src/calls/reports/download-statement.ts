import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { downloadStatement as facts } from '../../facts/reports.ts'
import { LANGUAGES, STATEMENT_FORMATS } from '../../lists.ts'

export const downloadStatement = call({
  ...facts,
  rows: [],
  summary: "The player's statement of a month of Dhaka's calendar, as a file.",
  params: z.object({ month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
  query: z.object({
    format: z.enum(STATEMENT_FORMATS),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  answer: z.unknown(),
  errors: ['NOT_FOUND', 'STATEMENT_TOO_LONG', 'TOO_MANY_REQUESTS'],
  raw: true,
})
