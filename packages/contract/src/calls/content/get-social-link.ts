import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getSocialLink as facts } from '../../facts/content.ts'

export const getSocialLink = call({
  ...facts,
  rows: ['API-04', 'ENT-09'],
  summary: 'Contact addresses of the site.',
  answer: z.object({ whatsapp: z.string(), facebook: z.string(), telegram: z.string() }),
  errors: [],
})
