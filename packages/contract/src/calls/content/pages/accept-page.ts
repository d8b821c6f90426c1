import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { acceptPage as facts } from '../../../facts/content.ts'
import { success } from '../../../schemas.ts'
import { pageKey, pageVersion } from './page-schemas.ts'

export const acceptPage = call({
  ...facts,
  rows: ['AUTH-26'],
  summary: 'Keeps that the player agrees to a version of the terms or of the privacy page.',
  params: pageKey,
  body: z.strictObject({ version: pageVersion }),
  answer: success,
  errors: ['NOT_FOUND', 'PAGE_VERSION_UNKNOWN'],
})
