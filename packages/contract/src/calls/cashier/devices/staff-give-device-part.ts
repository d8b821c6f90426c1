import { call } from '../../../call.ts'
import { staffGiveDevicePart as facts } from '../../../facts/devices.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { devicePart } from './device-part.ts'

export const staffGiveDevicePart = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    "Shows the asker their own part of a phone's secret until the phone has spoken; an earlier one is void then.",
  params: staffId,
  answer: devicePart,
  errors: ['NOT_FOUND', 'STAFF_ROLE_MISSING'],
})
