import { expect, test } from 'vitest'
import type { Slider } from './queries.ts'
import { sliderGroups } from './slider-groups.ts'

const slider = (id: number, slider_type: Slider['slider_type'], status = 'active'): Slider => ({
  id,
  slider_type,
  status,
  thubmnail: `${id}.svg`,
  thubmnail_bn: '',
  link: null,
  name: '',
  name_bn: '',
  message_id: null,
})

test('[HOME-06] the main group holds only sliders of type Main', () => {
  const list = [slider(1, 'Main'), slider(2, 'Features'), slider(3, 'Favourite')]
  const groups = sliderGroups({ main: list, favourite: [], feature: [] })
  expect(groups.main.map(({ id }) => id)).toEqual([1])
})

test('[ENT-06] one flat list is grouped by its types', () => {
  const groups = sliderGroups([slider(1, 'Favourite'), slider(2, 'Features'), slider(3, 'Main')])
  expect(groups.favourite.map(({ id }) => id)).toEqual([1])
  expect(groups.feature.map(({ id }) => id)).toEqual([2])
})

test('a slider that is switched off is not shown', () => {
  expect(sliderGroups([slider(1, 'Main', 'inactive')]).main).toEqual([])
})
