import type { CallAnswer, Calls, FrontPlace } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import type { FrontPiece } from '../front/front-piece.ts'
import { readRunning } from '../front/read-pieces.ts'
import { sliderTypes } from '../front/write-piece.ts'

type Ports = { clock: Clock; db: Db }
type Slider = CallAnswer<Calls['getSliders']>['main'][number]

export const getSliders: Handler<Calls['getSliders'], Ports> = async ({ db, clock }) => {
  const pieces = await readRunning(db, clock.now())
  const at = (place: keyof typeof sliderTypes) => slidersAt(pieces, place)
  return { main: at('main'), favourite: at('favourite'), feature: at('feature') }
}

function slidersAt(pieces: readonly FrontPiece[], place: Exclude<FrontPlace, 'notice'>): Slider[] {
  return pieces
    .filter((one) => one.place === place)
    .map(({ id, words, picture, pictures, link }) => ({
      id: Number(id),
      ...textFields('thubmnail', { ...pictures, [FIRST_LANGUAGE]: picture ?? '' }),
      ...textFields('name', words),
      link,
      message_id: null,
      status: 'active',
      slider_type: sliderTypes[place],
    }))
}
