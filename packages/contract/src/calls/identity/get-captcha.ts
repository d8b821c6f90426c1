import * as z from 'zod/mini'
import { call } from '../../call.ts'

export const getCaptcha = call({
  name: 'getCaptcha',
  rows: ['API-32', 'NAV-37'],
  summary: 'A four-digit picture for the old registration form.',
  method: 'GET',
  path: '/captcha',
  auth: 'none',
  answer: z.unknown(),
  errors: ['TOO_MANY_REQUESTS'],
  raw: true,
})
