import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export type Slider = CallAnswer<Calls['getSliders']>['main'][number]

type Row = {
  id: bigint
  slider_type: Slider['slider_type']
  picture: string
  link: string | null
  name_en: string
  name_bn: string
  status: string
}

/** The sliders that are shown, in their order. */
export async function readSliders(db: Db): Promise<Slider[]> {
  const { rows } = await sql<Row>`
    SELECT id, slider_type, picture, link, name_en, name_bn, status FROM slider
    WHERE status = 'active' ORDER BY ordinal, id
  `.execute(db)
  return rows.map(asSlider)
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
