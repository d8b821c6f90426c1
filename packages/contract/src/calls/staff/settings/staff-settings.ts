import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSettings as facts } from '../../../facts/staff.ts'
import { staffSetting } from './staff-setting-schemas.ts'

export const staffSettings = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Every setting of the site as it stands, and who changed it last.',
  answer: z.object({ data: z.array(staffSetting) }),
  errors: ['STAFF_ROLE_MISSING'],
})
