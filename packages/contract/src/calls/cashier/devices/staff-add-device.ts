import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAddDevice as facts } from '../../../facts/devices.ts'
import { field, idText } from '../../../schemas.ts'
import { rejectBody } from '../../staff/staff-schemas.ts'
import { devicePart } from './device-part.ts'

const ACCOUNTS_MAX = 20
const NAME_LENGTH_MAX = 60

export const staffAddDevice = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Adds a phone that forwards the messages of receiving accounts, and asks a second person to trust it; the asker is told their part of its secret.',
  body: z.strictObject({
    name: field(NAME_LENGTH_MAX),
    /** Receiving accounts whose SIM it has. */
    accounts: z.array(idText).check(z.maxLength(ACCOUNTS_MAX)),
    reason: rejectBody.shape.reason,
  }),
  answer: z.extend(devicePart, { id: z.number() }),
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'DEVICE_ACCOUNTS'],
})
