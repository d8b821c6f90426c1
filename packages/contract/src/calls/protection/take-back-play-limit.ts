import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { takeBackPlayLimit as facts } from '../../facts/protection.ts'
import { success } from '../../schemas.ts'
import { limitName } from './protection-schemas.ts'

export const takeBackPlayLimit = call({
  ...facts,
  rows: ['LAW-29'],
  summary: 'Takes back what was asked for instead of a limit, which stays as it is.',
  body: z.strictObject(limitName),
  answer: success,
  errors: ['TOO_MANY_REQUESTS'],
})
