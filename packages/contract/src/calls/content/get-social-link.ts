import * as z from 'zod/mini'
import { call } from '../../call.ts'

export const getSocialLink = call({
  name: 'getSocialLink',
  rows: ['API-04', 'ENT-09'],
  summary: 'Contact addresses of the site.',
  method: 'GET',
  path: '/api/sociallink',
  auth: 'optional',
  answer: z.object({ whatsapp: z.string(), facebook: z.string(), telegram: z.string() }),
  errors: [],
})
