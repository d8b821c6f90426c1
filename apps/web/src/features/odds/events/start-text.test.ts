import { expect, test } from 'vitest'
import { dayWord, startText } from './start-text.ts'

const NOW_MS = Date.UTC(2026, 10, 20, 6)
const SUNDAY_MS = Date.UTC(2026, 10, 22, 8)

test.each([
  ['en', { today: 'Today', tomorrow: 'Tomorrow' }, /^Sun,? 22 Nov 14:00$/],
  ['bn', { today: 'আজ', tomorrow: 'আগামীকাল' }, /^রবি,? 22 নভে\S* 14:00$/],
] as const)(
  '[I18N-02] %s names the day of a start, with one kind of digits',
  (language, days, far) => {
    const DAY_MS = 86_400_000
    expect(startText(NOW_MS, NOW_MS, days, language)).toBe(`${days.today} 12:00`)
    expect(startText(NOW_MS + DAY_MS, NOW_MS, days, language)).toBe(`${days.tomorrow} 12:00`)
    expect(startText(SUNDAY_MS, NOW_MS, days, language)).toMatch(far)
    expect(dayWord(null, NOW_MS, days, language)).toBeNull()
  },
)
