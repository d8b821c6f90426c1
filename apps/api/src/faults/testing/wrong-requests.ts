import type { CallDefinition } from '@maidan/contract'
import fc from 'fast-check'
import { fieldsOf, isOptional, isStrict, type Field } from './fields-of.ts'
import type { RawRequest } from './raw-request.ts'
import { anyText, wrongText, wrongValue } from './wrong-values.ts'

/** What a right caller would send; one thing in it is then made wrong. */
export type RightRequest = {
  params: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown> | undefined
}

const BIG_BODY_BYTES = 300_000
const DEEP = 20_000

const brokenJson = ['{', '{"a":', 'NaN', "{'a':1}", '[1,', '{"a":1}}', 'undefined', '{"a":\u0001}']
const notAnObject = ['[]', '"text"', '12', 'true', '[{}]', '[null]']
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json5',
]
const strangeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'zzz']

/** Requests that the call must refuse; none if nothing can be wrong with it. */
export function wrongRequest(call: CallDefinition, right: RightRequest) {
  const all = [
    ...fieldsOf(call.params).map((field) => wrongParam(right, field)),
    ...fieldsOf(call.query).map((field) => wrongQuery(right, field)),
    ...fieldsOf(call.body).map((field) => wrongField(right, field)),
    ...required(call.query).map((name) => fc.constant(withoutQuery(right, name))),
    ...(isOptionalBody(call) ? [] : required(call.body)).map((name) =>
      fc.constant(withBody(right, JSON.stringify({ ...right.body, [name]: undefined }))),
    ),
    // Where the bytes are taken as they are, none are wrong.
    ...(call.method === 'GET' || call.takesBytes ? [] : [wrongBytes(right)]),
    ...(call.body ? [wrongWhole(call, right)] : []),
  ]
  return all.length > 0 ? fc.oneof(...all) : null
}

/** Requests with something unusual in them, which the call may take or refuse. */
export function oddRequest(call: CallDefinition, right: RightRequest) {
  const odd = (part: CallDefinition['body'], change: typeof withParam) =>
    fieldsOf(part).map(({ name }) => anyText().map((text) => change(right, name, text)))
  const strange = fc
    .tuple(fc.constantFrom(...strangeKeys), anyText())
    .map(([name, text]) => withQuery(right, name, text))
  const all = [
    ...odd(call.params, withParam),
    ...odd(call.query, withQuery),
    ...odd(call.body, withField),
    // A field in the query of a call that writes is none of its own: the call would just be made.
    ...(call.method === 'GET' && call.name !== 'convertVipcoin' ? [strange] : []),
  ]
  return all.length > 0 ? fc.oneof(...all) : null
}

export function asRaw({ params, query, body }: RightRequest): RawRequest {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return { params, query: Object.entries(query), body: text, headers: {} }
}

function wrongParam(right: RightRequest, field: Field) {
  return wrongText(field).map((text) => withParam(right, field.name, text))
}

function wrongQuery(right: RightRequest, field: Field) {
  return fc.oneof(
    wrongText(field).map((text) => withQuery(right, field.name, text)),
    fc.constant(withQuery(right, field.name, 'first', 'second')),
  )
}

function wrongField(right: RightRequest, field: Field) {
  return wrongValue(field).map((value) => withField(right, field.name, value))
}

function wrongBytes(right: RightRequest) {
  const { body } = asRaw(right)
  return fc.oneof(
    fc.constantFrom(...brokenJson).map((text) => withBody(right, text)),
    fc.constant(
      withBody(right, JSON.stringify({ ...right.body, big: 'x'.repeat(BIG_BODY_BYTES) })),
    ),
    fc
      .constantFrom(...contentTypes)
      .map((type) => withBody(right, body ?? 'a=1', { 'content-type': type })),
  )
}

function wrongWhole(call: CallDefinition, right: RightRequest) {
  const unknown = fc
    .tuple(fc.oneof(fc.constantFrom(...strangeKeys), fc.string()), fc.jsonValue({ maxDepth: 1 }))
    .filter(([name]) => !fieldsOf(call.body).some((field) => field.name === name))
    .map(([name, value]) => withBody(right, withUnknown(right, name, value)))
  return fc.oneof(
    fc.constantFrom(...notAnObject).map((text) => withBody(right, text)),
    fc.constant(withBody(right, '['.repeat(DEEP) + ']'.repeat(DEEP))),
    ...(isStrict(call.body) ? [unknown] : []),
  )
}

/** Written by hand, because an object would take `__proto__` for its own prototype. */
function withUnknown(right: RightRequest, name: string, value: unknown): string {
  const known = JSON.stringify(right.body ?? {}).slice(1, -1)
  const unknown = `${JSON.stringify(name)}:${JSON.stringify(value)}`
  return `{${[known, unknown].filter(Boolean).join(',')}}`
}

function required(part: CallDefinition['body']): string[] {
  return fieldsOf(part).flatMap(({ name, required: must }) => (must ? [name] : []))
}

function isOptionalBody({ body }: CallDefinition): boolean {
  return body !== undefined && isOptional(body)
}

function withParam(right: RightRequest, name: string, text: string): RawRequest {
  return asRaw({ ...right, params: { ...right.params, [name]: text } })
}

function withQuery(right: RightRequest, name: string, ...texts: string[]): RawRequest {
  const others = Object.entries(right.query).filter(([other]) => other !== name)
  return { ...asRaw(right), query: [...others, ...texts.map((text) => [name, text] as const)] }
}

function withoutQuery(right: RightRequest, name: string): RawRequest {
  return withQuery(right, name)
}

function withField(right: RightRequest, name: string, value: unknown): RawRequest {
  return withBody(right, JSON.stringify({ ...right.body, [name]: value }))
}

function withBody(right: RightRequest, body: string, headers = {}): RawRequest {
  return { ...asRaw(right), body, headers }
}
