import type * as z from 'zod/mini'
import type { Calls } from './calls/index.ts'

/** A call by its facts or by its definition: the name tells which one of the contract it is. */
type Named = { name: string }
type DefinitionOf<C extends Named> = C['name'] extends keyof Calls ? Calls[C['name']] : C
type Part<C extends Named, Key extends string> = Key extends keyof DefinitionOf<C>
  ? DefinitionOf<C>[Key]
  : undefined

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined
type Input<T> = T extends z.ZodMiniType ? z.input<T> : undefined

export type CallParams<C extends Named> = Output<Part<C, 'params'>>
export type CallQuery<C extends Named> = Output<Part<C, 'query'>>
export type CallBody<C extends Named> = Output<Part<C, 'body'>>
export type CallAnswer<C extends Named> = Output<Part<C, 'answer'>>

/** What a client may send: the schemas' inputs, before trimming and defaults. */
export type CallInput<C extends Named> = {
  params: Input<Part<C, 'params'>>
  query: Input<Part<C, 'query'>>
  body: Input<Part<C, 'body'>>
}
