import type { Setting, SettingValue } from './queries.ts'

/** Whether another value of a setting waits for a second person: opening again may, closing never does. */
export function takesTwo(
  { second_person }: Pick<Setting, 'second_person'>,
  next: SettingValue,
): boolean {
  switch (second_person) {
    case 'always':
      return true
    case 'to_open':
      return next === 1
    case 'never':
      return false
  }
}
