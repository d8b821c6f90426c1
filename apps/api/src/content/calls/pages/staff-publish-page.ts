import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { askPublication } from '../../pages/ask-publication.ts'
import { showStaffPage } from '../../pages/show-staff-page.ts'

type Ports = { clock: Clock; db: Db }

export const staffPublishPage: Handler<Calls['staffPublishPage'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, body, ip } = request
  await askPublication(ports, { key: params.key, ...body, staff, ip })
  return showStaffPage(ports, params.key)
}
