import fc from 'fast-check'
import type { Field } from './fields-of.ts'

/** Fields that carry money, points, ids or pages: what they mean narrows what they may be. */
const NUMBERS = new Set([
  'amount',
  'vip_coin',
  'payment_id',
  'promotion_id',
  'chat_id',
  'sender_id',
  'user_one_id',
  'user_two_id',
  'page',
  'page_size',
])

const wrongNumberTexts =
  '-5 -0.01 +5 1e0 1e2 1E2 0x1 0x10 0b1 NaN Infinity 1,000 5. .5 --1 1_000 5n 1/2 9007199254740993 99999999999999999999 0.001 ½ 𝟙'.split(
    ' ',
  )
const wrongNumbers = [-5, -0.01, 1e21, 1e300, 2 ** 53 + 2, 0.001]

const oddTexts = [
  '',
  ' ',
  '\u200b',
  '😀🏏',
  'مرحبا بالعالم',
  '\u202Egnorw\u202C',
  'ময়দান',
  '\ud800',
  'null',
  "' OR 1=1 --",
  '${7*7}',
  '<script>alert(1)</script>',
  '__proto__',
  '../../etc/passwd',
  '%00',
  '\0',
  '\r\nset-cookie: a=b',
  '\u0001',
  String.raw`["\u0000"]`,
  String.raw`{"recall_url":"/\u0000"}`,
  'a'.repeat(5000),
]

/** Texts that are unusual and may still be right where any text is. */
const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** JSON values that the field's schema must refuse, whatever the call makes of the field. */
export function wrongValue(field: Field): fc.Arbitrary<unknown> {
  return fc.oneof(
    // An empty list may be right; one of numbers is none of ours.
    field.list
      ? fc.array(fc.integer(), { minLength: 1, maxLength: 3 })
      : fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    ...(field.boolean ? [] : [fc.boolean()]),
    ...(field.nothing ? [] : [fc.constant(null)]),
    ...(field.number ? [] : [fc.double({ noNaN: true, noDefaultInfinity: true })]),
    ...(field.number && NUMBERS.has(field.name) ? [fc.constantFrom(...wrongNumbers)] : []),
    wrongText(field),
  )
}

/** Texts that a field must refuse, also in a path or a query. */
export function wrongText(field: Field): fc.Arbitrary<string> {
  if (!field.text || field.choices.length > 0)
    return oddText.filter((text) => !field.choices.includes(text))
  const wrong: fc.Arbitrary<string>[] = []
  if (field.lengthMax > 0) wrong.push(tooLong(field.lengthMax))
  if (refuses(field, '\0')) wrong.push(withNul(field.lengthMax))
  if (refuses(field, '?')) wrong.push(oddText.filter((text) => refuses(field, text.trim())))
  if (NUMBERS.has(field.name)) wrong.push(fc.constantFrom(...wrongNumberTexts))
  return fc.oneof(...wrong)
}

/** Any unusual text, right or wrong. */
export function anyText(): fc.Arbitrary<string> {
  return oddText
}

function refuses({ patterns }: Field, text: string): boolean {
  return patterns.some((pattern) => !pattern.test(text))
}

function tooLong(lengthMax: number) {
  return fc
    .tuple(fc.constantFrom('x', '7', '😀'), fc.integer({ min: 1, max: 5000 }))
    .map(([sign, more]) => sign.repeat(lengthMax + more))
}

function withNul(lengthMax: number) {
  const half = Math.max(0, Math.floor(lengthMax / 2) - 1)
  const text = fc.string({ maxLength: half })
  return fc.tuple(text, text).map(([before, after]) => `${before}\0${after}`)
}
