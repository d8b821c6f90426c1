import { createPicture } from '../scene/picture.ts'

const LINE =
  'fill="none" stroke="#7E9A8C" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"'
const LAMP =
  'fill="none" stroke="#FFB703" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"'

/** Agent: a note handed over into an open palm. */
export function agent(): string {
  return lines(
    'ca',
    `<path ${LAMP} d="M18 10H50V28H18Z"/><path ${LAMP} d="M34 15.5a3.5 3.5 0 1 0 .1 0"/><path ${LINE} d="M6 40H14C18 40 20 36 26 37L38 39C43 40 43 46 38 46H28"/><path ${LINE} d="M40 43L52 37C57 35 60 40 56 43L40 54C37 56 34 56 31 56H6"/>`,
  )
}

/** Merchant: a shop with an awning. */
export function merchant(): string {
  return lines(
    'cm',
    `<path ${LAMP} d="M10 10H54L59 24C59 30 51 32 48 26C45 32 36 32 32 26C28 32 19 32 16 26C13 32 5 30 5 24Z"/><path ${LINE} d="M10 33V56H54V33M16 56V41H30V56M38 41H48V49H38Z"/>`,
  )
}

/** Checkout: a phone on which a payment is agreed to. */
export function checkout(): string {
  return lines(
    'ck',
    `<rect ${LINE} x="16" y="5" width="32" height="54" rx="6"/><path ${LINE} d="M28 52H36"/><path ${LAMP} d="M23 27L30 34L42 20"/>`,
  )
}

/** TRC-20: three blocks of a chain, the last one lit. */
export function trc20(): string {
  return lines(
    'ct',
    `<rect ${LINE} x="4" y="10" width="22" height="18" rx="4"/><rect ${LINE} x="21" y="36" width="22" height="18" rx="4"/><path ${LINE} d="M15 28V45H21"/><path ${LAMP} d="M38 10H56A4 4 0 0 1 60 14V24A4 4 0 0 1 56 28H38A4 4 0 0 1 34 24V14A4 4 0 0 1 38 10ZM43 45H49V28"/>`,
  )
}

/** Personal: two people and the way between them. */
export function personal(): string {
  return lines(
    'cp',
    `<circle ${LINE} cx="14" cy="26" r="7"/><path ${LINE} d="M4 54C4 42 24 42 24 54"/><circle ${LINE} cx="50" cy="26" r="7"/><path ${LINE} d="M40 54C40 42 60 42 60 54"/><path ${LAMP} d="M18 12C26 4 38 4 46 12M46 12L45.5 5M46 12L39.5 12.5"/>`,
  )
}

function lines(prefix: string, body: string): string {
  return createPicture(prefix, 64, 64).svg(body)
}
