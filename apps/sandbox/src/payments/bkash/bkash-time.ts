import { dhakaText } from '../checkouts/dhaka-time.ts'

/** As bKash writes a time: `2019-08-07T11:15:56:336 GMT+0600`. */
export function bkashTime(at: Date): string {
  return `${dhakaText(at).replace('.', ':')} GMT+0600`
}
