import type { Setting, SettingValue } from './queries.ts'

/**
 * Whether another value of a setting waits for a second person: opening again or
 * saying something may, closing and taking words back never does.
 */
export function takesTwo(
  { second_person }: Pick<Setting, 'second_person'>,
  next: SettingValue,
): boolean {
  switch (second_person) {
    case 'always':
      return true
    case 'to_open':
      return next === 1
    case 'to_say':
      return (typeof next === 'object' ? Object.values(next) : [next]).some((text) => text !== '')
    case 'never':
      return false
  }
}
