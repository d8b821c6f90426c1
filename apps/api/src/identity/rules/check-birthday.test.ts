import { expect, test } from 'vitest'
import { checkBirthday } from './check-birthday.ts'

/** 2026-11-20 05:59 at GMT+6, a minute before six in the morning; still the 19th in London. */
const now = new Date('2026-11-19T23:59:00Z')

test.each(['2008-11-20', '2008-11-19', '1995-06-15', '1900-01-01', '2008-02-29'])(
  '[API-29] %s is 18 years or more before 2026-11-20',
  (day) => expect(checkBirthday(day, now)).toBeNull(),
)

test.each(['2008-11-21', '2010-01-01', '2026-11-20'])('[API-29] %s is under age', (day) =>
  expect(checkBirthday(day, now)).toBe('UNDER_AGE'),
)

test.each(['2026-11-21', '1899-12-31', '2001-02-29', '2000-13-01', '2000-1-1', '', '15/06/1995'])(
  '[API-29] "%s" is no birth date',
  (day) => expect(checkBirthday(day, now)).toBe('BIRTHDAY_INVALID'),
)

test('[SIL-053] the day is counted at GMT+6', () => {
  const before = new Date('2026-11-19T17:59:59Z')
  const after = new Date('2026-11-19T18:00:00Z')
  expect(checkBirthday('2008-11-20', before)).toBe('UNDER_AGE')
  expect(checkBirthday('2008-11-20', after)).toBeNull()
})

test('[API-29] born on 29 February is 18 on 1 March', () => {
  expect(checkBirthday('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe('UNDER_AGE')
  expect(checkBirthday('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBeNull()
})
