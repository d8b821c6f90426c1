import { CAPTCHA_DIGITS } from '@maidan/contract'
import type { Random } from '../../platform/random.ts'

/** As many digits as the picture shows, zeros in front too. */
export function newDigits(random: Random): string {
  return String(random.below(10 ** CAPTCHA_DIGITS)).padStart(CAPTCHA_DIGITS, '0')
}
