import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'

export const getSocialLink: Handler<Calls['getSocialLink']> = async ({ db }) => {
  const settings = await readSettings(db)
  return {
    whatsapp: settings.social_whatsapp,
    facebook: settings.social_facebook,
    telegram: settings.social_telegram,
  }
}
