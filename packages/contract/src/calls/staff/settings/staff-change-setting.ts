import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChangeSetting as facts } from '../../../facts/staff.ts'
import { text } from '../../../schemas.ts'
import { settingName, settingValue, staffSetting } from './staff-setting-schemas.ts'

export const staffChangeSetting = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary: 'Changes a setting at once; what is about money, or a contact, asks a second person.',
  body: z.strictObject({
    name: settingName,
    value: settingValue,
    reason: text(300),
    /** As it was read, so that nobody writes over what another one has just changed. */
    changed_at: z.nullable(text()),
  }),
  /** The setting as it stands now. */
  answer: staffSetting,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'SETTING_INVALID',
    'VIP_RATE_TOO_DEAR',
    'COUNTRY_NOT_SERVED',
    'STATE_CHANGED',
    'APPROVAL_WAITING',
  ],
})
