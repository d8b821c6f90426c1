import { COUNTRY_LIST, SECOND_PERSON_TERMS, type SettingKind } from '@maidan/contract'
import * as z from 'zod'
import { textsForm } from './texts-form.ts'

/** Terms of law 24 for another value. */
export type SecondPerson = (typeof SECOND_PERSON_TERMS)[number]

/** What a setting may be, what it is at first, and who may change it. */
export type SettingRule = {
  kind: SettingKind
  form: z.ZodType
  first: string | number
  options: readonly string[]
  lengthMax: number | null
  secondPerson: SecondPerson
}

const TEXT_LENGTH_MAX = 200

const plain = { options: [], lengthMax: null, secondPerson: 'never' } as const

export function text(first = '') {
  const form = z.string().max(TEXT_LENGTH_MAX)
  return { ...plain, kind: 'text', form, first, lengthMax: TEXT_LENGTH_MAX } as const
}

/** Where players turn to with their questions and their money. */
export function contact(first = '') {
  return { ...text(first), secondPerson: 'always' } as const
}

/** An address of another site that players are led to, or none. */
export function link() {
  const form = z
    .string()
    .max(TEXT_LENGTH_MAX)
    .regex(/^(https:\/\/\S+)?$/)
  const rule = { ...plain, form, first: '', lengthMax: TEXT_LENGTH_MAX }
  return { ...rule, kind: 'link', secondPerson: 'always' } as const
}

/** Words that all players read, by language: nobody leads them anywhere alone. */
export function texts(lengthMax: number) {
  const rule = {
    ...plain,
    kind: 'texts',
    form: textsForm(lengthMax),
    first: '',
    lengthMax,
  } as const
  return { ...rule, secondPerson: 'to_say' } as const
}

export function flag(first: 0 | 1, secondPerson: SecondPerson) {
  const form = z.union([z.literal(0), z.literal(1)])
  return { ...plain, kind: 'flag', form, first, secondPerson } as const
}

export function choice<const O extends readonly [string, ...string[]]>(options: O) {
  return { ...plain, kind: 'choice', form: z.enum(options), first: options[0], options } as const
}

/** The countries that something is for, at first any. Whether the house serves them is asked where they are set. */
export function countries() {
  const form = z.string().max(TEXT_LENGTH_MAX).regex(COUNTRY_LIST)
  return { ...plain, kind: 'countries', form, first: '', secondPerson: 'always' } as const
}

/** An amount of taka: what the house pays, or where a second person begins. */
export function amount(first: string) {
  const form = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)
  return { ...plain, kind: 'decimal', form, first, secondPerson: 'always' } as const
}

/** A rate, which is more than nothing. */
export function rate(first: string) {
  const form = z.string().regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,6})?$/)
  return { ...plain, kind: 'decimal', form, first, secondPerson: 'always' } as const
}
