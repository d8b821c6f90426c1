import { expect, test } from 'vitest'
import { readFilter } from './read-filter.ts'

test('[LAW-28] the days of the filter are those of the site, the last one included', () => {
  expect(
    readFilter({ kind: 'staff_refused', ip: '10.0.', from: '2026-01-16', to: '2026-01-17' }),
  ).toEqual({
    kind: 'staff_refused',
    ip: '10.0.',
    from: '2026-01-15T18:00:00.000Z',
    before: '2026-01-17T18:00:00.000Z',
  })
})

test('what is no kind and no day asks for everything', () => {
  expect(readFilter({ kind: 'weather', from: 'soon', to: '' })).toEqual({})
})
