import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { textFields } from '../../platform/texts/text-fields.ts'

export type Slider = CallAnswer<Calls['getSliders']>['main'][number]

type Row = {
  id: bigint
  slider_type: Slider['slider_type']
  picture: string
  link: string | null
  names: Texts
  /** Where a language has a picture of its own. */
  pictures: Partial<Texts> | null
  status: string
}

/** The sliders that are shown, in their order. */
export async function readSliders(db: Db): Promise<Slider[]> {
  const { rows } = await sql<Row>`
    SELECT id, slider_type, picture, link, status,
      (SELECT json_object_agg(t.language, t.name) FROM slider_text t WHERE t.slider_id = slider.id)
        AS names,
      (SELECT json_object_agg(t.language, t.picture) FROM slider_text t
        WHERE t.slider_id = slider.id AND t.picture IS NOT NULL) AS pictures
    FROM slider WHERE status = 'active' ORDER BY ordinal, id
  `.execute(db)
  return rows.map(asSlider)
}

function asSlider({ id, picture, pictures, names, ...row }: Row): Slider {
  return {
    id: Number(id),
    ...textFields('thubmnail', { ...pictures, [FIRST_LANGUAGE]: picture }),
    ...textFields('name', names),
    link: row.link,
    message_id: null,
    status: row.status,
    slider_type: row.slider_type,
  }
}
