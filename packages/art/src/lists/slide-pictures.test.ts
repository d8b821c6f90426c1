import { LANGUAGES, SLIDE_PICTURES } from '@maidan/contract'
import { pictureIn } from '@maidan/contract/facts'
import { expect, test } from 'vitest'
import { BANNERS, PROMOTIONS } from './campaigns.ts'

test('[HOME-06] what the desk may put into the carousel is drawn in every language, and all that is drawn', () => {
  const offered = SLIDE_PICTURES.flatMap((one) =>
    LANGUAGES.map((language) => pictureIn(`${one}.svg`, language)),
  )
  const drawn = [...BANNERS, ...PROMOTIONS].map(({ path }) => path)
  expect(offered.toSorted()).toEqual(drawn.toSorted())
})
