import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const getSocialLink: Handler<Calls['getSocialLink'], Ports> = async ({ db }) => {
  const settings = await readSettings(db)
  return {
    whatsapp: settings.social_whatsapp,
    facebook: settings.social_facebook,
    telegram: settings.social_telegram,
  }
}
