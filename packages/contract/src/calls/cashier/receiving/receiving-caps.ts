import { numeric, text } from '../../../schemas.ts'

/** What an account may take in a day and a month of Dhaka, and why it is set so. */
export const receivingCaps = {
  day_cap: numeric,
  month_cap: numeric,
  reason: text(300),
}
