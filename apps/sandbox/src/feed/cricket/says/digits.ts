import { banglaDigits } from '@maidan/money'

/** A number or score in Bengali digits: "18.3" becomes "১৮.৩". */
export function bengali(text: string | number): string {
  return banglaDigits(String(text))
}

const BENGALI_ORDINALS = ['১ম', '২য়', '৩য়', '৪র্থ', '৫ম', '৬ষ্ঠ', '৭ম', '৮ম', '৯ম', '১০ম']
const ENGLISH_ENDINGS = ['th', 'st', 'nd', 'rd']

/** "3rd" and "৩য়", for 1 to 10. */
export function ordinal(place: number): { en: string; bn: string } {
  const en = `${place}${ENGLISH_ENDINGS[place] ?? 'th'}`
  return { en, bn: BENGALI_ORDINALS[place - 1] ?? bengali(place) }
}

/** Overs as the scorer writes them: 111 balls are "18.3". */
export function oversText(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`
}

/** Whole overs without a fraction: 36 balls are "6"; 111 are "18.3". */
export function shortOversText(balls: number): string {
  return balls % 6 === 0 ? String(balls / 6) : oversText(balls)
}
