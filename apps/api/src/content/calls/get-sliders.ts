import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

type Slider = CallAnswer<Calls['getSliders']>['main'][number]

type Row = {
  id: bigint
  slider_type: Slider['slider_type']
  picture: string
  link: string | null
  name_en: string
  name_bn: string
  status: string
}

export const getSliders: Handler<Calls['getSliders'], Ports> = async ({ db }) => {
  const { rows } = await sql<Row>`
    SELECT id, slider_type, picture, link, name_en, name_bn, status FROM slider
    WHERE status = 'active' ORDER BY ordinal, id
  `.execute(db)
  const sliders = rows.map(asSlider)
  const ofType = (type: Slider['slider_type']) =>
    sliders.filter(({ slider_type }) => slider_type === type)
  return { main: ofType('Main'), favourite: ofType('Favourite'), feature: ofType('Features') }
}

function asSlider({ id, picture, name_en, ...row }: Row): Slider {
  return {
    id: Number(id),
    thubmnail: picture,
    name: name_en,
    name_bn: row.name_bn,
    link: row.link,
    message_id: null,
    status: row.status,
    slider_type: row.slider_type,
  }
}
