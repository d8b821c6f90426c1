import { changeLiteral } from './change-literal.ts'
import { changeOperator, dropNot, negate } from './change-operator.ts'
import { dropEarlyReturn, dropStatement } from './drop-statement.ts'
import type { Change } from './fault.ts'
import type { UnionWords } from './list-unions.ts'
import { childrenOf, parseSource, type SyntaxNode } from './parse-source.ts'
import type { Place } from './place.ts'

type Rule = (node: SyntaxNode, place: Place) => Change[]

const RULES: readonly Rule[] = [
  changeOperator,
  negate,
  dropNot,
  changeLiteral,
  swapRounding,
  dropStatement,
  dropEarlyReturn,
]

/** Wrappers of types around an expression that runs. */
const TYPED = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']
/** Branches without code of their own; the text of a statement in SQL is left alone. */
const SKIPPED_KEYS = ['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'source']
const SKIPPED_NODES = ['ImportDeclaration', 'TaggedTemplateExpression', 'ExportAllDeclaration']

/** Every fault that can be put into this text, in the order of the text. Types are left alone. */
export function listChanges(text: string, unions: UnionWords): Change[] {
  const tree = parseSource(text)
  const changes = changesBelow(tree, { text, unions, parent: tree, key: '' })
  return changes.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

function changesBelow(node: SyntaxNode, place: Place): Change[] {
  if (isSkipped(node)) return []
  const below = childrenOf(node).filter(({ key }) => !SKIPPED_KEYS.includes(key))
  return [
    ...RULES.flatMap((rule) => rule(node, place)),
    ...below.flatMap(({ key, child }) => changesBelow(child, { ...place, parent: node, key })),
  ]
}

function isSkipped({ type }: SyntaxNode): boolean {
  return SKIPPED_NODES.includes(type) || (type.startsWith('TS') && !TYPED.includes(type))
}

const ROUNDING: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}

/** `Math.min` ↔ `Math.max`, `Math.floor` ↔ `Math.ceil`. */
function swapRounding({ type, name, start, end }: SyntaxNode, { text, key }: Place): Change[] {
  const replacement = typeof name === 'string' ? ROUNDING[name] : undefined
  const isOfMath = key === 'property' && text.slice(0, start).endsWith('Math.')
  if (type !== 'Identifier' || replacement === undefined || !isOfMath) return []
  return [{ kind: 'rounding', start, end, replacement }]
}
