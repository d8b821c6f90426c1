import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import { readSliders, type Slider } from '../queries/read-sliders.ts'

type Ports = { db: Db }

export const getSliders: Handler<Calls['getSliders'], Ports> = async ({ db }) => {
  const sliders = await readSliders(db)
  const ofType = (type: Slider['slider_type']) =>
    sliders.filter(({ slider_type }) => slider_type === type)
  return { main: ofType('Main'), favourite: ofType('Favourite'), feature: ofType('Features') }
}
