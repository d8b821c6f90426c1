import type { Change } from './fault.ts'
import type { Place } from './place.ts'
import type { SyntaxNode } from './parse-source.ts'

/** Numbers one more and ten times as large, the other boolean, another word of the same union. */
export function changeLiteral(node: SyntaxNode, place: Place): Change[] {
  if (node.type !== 'Literal' || isName(place)) return []
  const { start, end } = node
  return replacements(node, place).map((replacement) => ({
    kind: 'constant' as const,
    start,
    end,
    replacement,
  }))
}

/** The key of a property names it and is no value; nor is a directive such as 'use strict'. */
function isName({ parent, key }: Place): boolean {
  return key === 'key' || parent.type === 'ExpressionStatement'
}

function replacements(node: SyntaxNode, { unions }: Place): string[] {
  const { value, bigint } = node
  if (typeof bigint === 'string') return largerThan(BigInt(bigint)).map((larger) => `${larger}n`)
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value === 'number') return numbersFor(value)
  const other = typeof value === 'string' ? unions.get(value) : undefined
  return other === undefined ? [] : [JSON.stringify(other)]
}

function largerThan(value: bigint): bigint[] {
  return value === 0n ? [1n] : [value + 1n, value * 10n]
}

function numbersFor(value: number): string[] {
  return value === 0 ? ['1'] : [String(value + 1), String(value * 10)]
}
