import type * as z from 'zod/mini'

/** One field of a call's input, as its schema declares it. */
export type Field = {
  name: string
  required: boolean
  text: boolean
  number: boolean
  boolean: boolean
  /** A list or a record of its own, of which only the outside is tried. */
  list: boolean
  record: boolean
  nothing: boolean
  lengthMax: number
  /** The only texts that are allowed; empty if any text may be. */
  choices: readonly string[]
  patterns: readonly RegExp[]
}

type Schema = z.ZodMiniType
type Part = Schema | undefined

/** What a schema says of itself: the parts of its definition that calls use. */
type Definition = {
  type: string
  shape?: Record<string, Schema>
  catchall?: Schema
  innerType?: Schema
  options?: readonly Schema[]
  entries?: Record<string, string>
  checks?: readonly { _zod: { def: { maximum?: number; pattern?: RegExp } } }[]
}

/** The fields of a part of a call; none if it takes no such part. */
export function fieldsOf(part: Part): Field[] {
  const shape = part && objectOf(part)?.shape
  return Object.entries(shape ?? {}).map(([name, schema]) => readField(name, schema))
}

/** Whether a part refuses fields that it does not know. */
export function isStrict(part: Part): boolean {
  return part !== undefined && objectOf(part)?.catchall !== undefined
}

/** Whether a part may be left out altogether. */
export function isOptional(part: Schema): boolean {
  return part.safeParse(undefined).success
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition
}

function objectOf(schema: Schema): Definition | undefined {
  const definition = definitionOf(schema)
  if (definition.type === 'object') return definition
  return definition.innerType && objectOf(definition.innerType)
}

function readField(name: string, schema: Schema): Field {
  const field: Field = {
    name,
    required: !schema.safeParse(undefined).success,
    text: false,
    number: false,
    boolean: false,
    list: false,
    record: false,
    nothing: schema.safeParse(null).success,
    lengthMax: 0,
    choices: [],
    patterns: [],
  }
  readInto(field, schema)
  return field
}

/** Follows wrappers and unions down to the plain types; an unknown one fails the test. */
function readInto(field: Field, schema: Schema) {
  const { type, innerType, options, entries, checks = [] } = definitionOf(schema)
  if (innerType) return readInto(field, innerType)
  if (options) return options.forEach((option) => readInto(field, option))
  if (type === 'array' || type === 'object' || type === 'record') {
    field[type === 'array' ? 'list' : 'record'] = true
    return
  }
  if (type !== 'string' && type !== 'enum' && type !== 'number' && type !== 'boolean')
    throw new Error(`the field ${field.name} is of a type that is not tried: ${type}`)
  if (type === 'number') field.number = true
  else if (type === 'boolean') field.boolean = true
  else field.text = true
  field.choices = Object.values(entries ?? {})
  for (const { _zod } of checks) {
    const { maximum, pattern } = _zod.def
    if (maximum !== undefined) field.lengthMax = maximum
    if (pattern) field.patterns = [...field.patterns, pattern]
  }
}
